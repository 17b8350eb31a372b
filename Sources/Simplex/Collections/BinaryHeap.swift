// A binary heap that keeps removed elements readable: for pricing, and for the breakpoints of a step.

/// An element of a heap. The order must be total if results must not depend on the heap's history.
protocol HeapElement {
  /// Whether this element is removed before another one.
  func isBefore(_ other: Self) -> Bool
}

/// The first `heapCount` elements are the heap. The others have been removed, the last one first.
struct BinaryHeap<Element: HeapElement & Sendable>: Sendable {
  private(set) var elements: [Element] = []
  private(set) var heapCount = 0

  /// The next element to remove.
  @inline(__always)
  var first: Element? { heapCount > 0 ? elements[0] : nil }

  var isEmpty: Bool { heapCount == 0 }
  /// The number of removed elements that are kept.
  var takenCount: Int { elements.count - heapCount }
  /// A removed element, by the order of removal.
  @inline(__always)
  func taken(_ index: Int) -> Element { elements[elements.count - 1 - index] }

  mutating func clear() {
    elements.clear()
    heapCount = 0
  }

  /// Adds an element without ordering it. Call `order()` before removing elements.
  @inline(__always)
  mutating func append(_ element: Element) { elements.append(element) }

  /// Makes all elements a heap in linear time.
  mutating func order() {
    heapCount = elements.count
    for index in stride(from: heapCount / 2 - 1, through: 0, by: -1) { siftDown(index) }
  }

  /// Adds an element. No removed elements may be kept.
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

  /// Removes the first element and keeps it behind the heap.
  mutating func takeFirst() {
    if heapCount == 0 { return }
    heapCount -= 1
    elements.swapAt(0, heapCount)
    siftDown(0)
  }

  /// Removes the first element. No removed elements may be kept.
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
