import { afterPaint } from './afterPaint.ts'

/** For what can wait until the browser has drawn everything else. Without a browser, there is nothing to wait for. */
export function whenIdle(go: (deadline?: IdleDeadline) => void): void {
  if (typeof requestIdleCallback === 'undefined') afterPaint(() => go())
  else requestIdleCallback(go)
}
