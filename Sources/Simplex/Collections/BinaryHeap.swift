// A binary heap whose taken elements can be looked at again: for pricing, and for the breakpoints of a step.

/// What a heap orders. The order must be total where results must not depend on the heap's history.
protocol HeapElement {
  /// Whether this element comes out before another.
  func isBefore(_ other: Self) -> Bool
}

/// The heap takes the first `heapCount` of its elements; those behind it were taken out, the last one first.
struct BinaryHeap<Element: HeapElement & Sendable>: Sendable {
  private(set) var elements: [Element] = []
  private(set) var heapCount = 0

  /// The element that comes out next.
  @inline(__always)
  var first: Element? { heapCount > 0 ? elements[0] : nil }

  var isEmpty: Bool { heapCount == 0 }
  /// How many elements were taken out but kept.
  var takenCount: Int { elements.count - heapCount }
  /// Those, in the order in which they came out.
  @inline(__always)
  func taken(_ index: Int) -> Element { elements[elements.count - 1 - index] }

  mutating func clear() {
    elements.clear()
    heapCount = 0
  }

  /// Adds an element without ordering it; `order()` follows before the first is taken.
  @inline(__always)
  mutating func append(_ element: Element) { elements.append(element) }

  /// Makes all elements a heap, in linear time.
  mutating func order() {
    heapCount = elements.count
    for index in stride(from: heapCount / 2 - 1, through: 0, by: -1) { siftDown(index) }
  }

  /// Adds an element to a heap from which none was taken but kept.
  mutating func push(_ element: Element) {
    elements.append(element)
    heapCount += 1
    var index = heapCount - 1
    while index > 0 {
      let parent = (index - 1) / 2
      if !elements[index].isBefore(elements[parent]) { return }
      elements.swapAt(index, parent)
      index = parent
    }
  }

  /// Takes the first element out and keeps it behind the heap.
  mutating func takeFirst() {
    if heapCount == 0 { return }
    heapCount -= 1
    elements.swapAt(0, heapCount)
    siftDown(0)
  }

  /// Takes the first element out of a heap from which none was taken but kept.
  mutating func removeFirst() {
    takeFirst()
    if !elements.isEmpty { elements.removeLast() }
  }

  private mutating func siftDown(_ start: Int) {
    var index = start
    while true {
      var child = 2 * index + 1
      if child >= heapCount { return }
      if child + 1 < heapCount, elements[child + 1].isBefore(elements[child]) { child += 1 }
      if !elements[child].isBefore(elements[index]) { return }
      elements.swapAt(child, index)
      index = child
    }
  }
}
