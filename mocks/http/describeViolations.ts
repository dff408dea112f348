import type { LogEntry } from './LogEntry.ts'

/** One line for an answered request that broke its contract; undefined for others. */
export function describeViolations({ method, url, status, over, violations, mockFault }: LogEntry): string | undefined {
  const reasons = mockFault === undefined ? violations : [...violations, mockFault]
  return over && reasons.length > 0 ? `${method} ${new URL(url).pathname} ${status}: ${reasons.join('; ')}` : undefined
}
