/** In milliseconds: the longest period that engines give. */
const period = 50

type Idle = Pick<Window, 'setTimeout'> & Partial<Pick<Window, 'requestIdleCallback'>>

/** WebKit has none. Without a deadline, work in pieces would do one piece per frame. */
export function provideIdleCallback(page: Idle): void {
  page.requestIdleCallback ??= (go) =>
    page.setTimeout(() => {
      const end = performance.now() + period
      go({ didTimeout: false, timeRemaining: () => Math.max(0, end - performance.now()) })
    })
}
