// Decides which requests are answered: those of this user's browser for this server's own page. A name that
// another server made point to this machine, and pages of other origins, are refused.

import FlyingFox
import Foundation

struct RequestCheck: Sendable {
  /// The server's own names with its port: `127.0.0.1:8642` and `localhost:8642`.
  private let names: Set<String>

  init(port: UInt16) { names = ["127.0.0.1:\(port)", "localhost:\(port)"] }

  /// Nil if the request may be answered; otherwise the status of the refusal.
  func refusal(of request: HTTPRequest) -> HTTPStatusCode? {
    guard let host = request.headers[.host], names.contains(host.lowercased()) else { return .forbidden }
    if let origin = request.headers[HTTPHeader("Origin")] {
      guard names.contains(where: { origin.lowercased() == "http://\($0)" }) else { return .forbidden }
    }
    if let site = request.headers[HTTPHeader("Sec-Fetch-Site")], site != "same-origin", site != "none" {
      return .forbidden
    }
    return [.GET, .HEAD].contains(request.method) ? nil : .methodNotAllowed
  }
}
