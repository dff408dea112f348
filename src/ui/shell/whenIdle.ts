import { afterPaint } from './afterPaint.ts'

/** For what can wait until the browser has drawn everything else; not every browser tells when it has. */
export function whenIdle(go: (deadline?: IdleDeadline) => void): void {
  if (typeof requestIdleCallback === 'undefined') afterPaint(() => go())
  else requestIdleCallback(go)
}
