/** Playwright's page, or one of another engine. */
export interface VisitedPage {
  goto(address: string): Promise<unknown>
  setViewportSize(size: { readonly width: number; readonly height: number }): Promise<void>
  waitForFunction(isSo: () => boolean): Promise<unknown>
  evaluate<Result>(read: () => Result): Promise<Result>
}

/** Runs in the page. */
export function isComplete(): boolean {
  const isLoading = document.querySelector('[aria-busy=true]') !== null || document.documentElement.hasAttribute('data-navigating')
  const isEarly = document.querySelector('#app:not([data-early])') === null
  return !isLoading && !isEarly && document.querySelector('h1') !== null && document.fonts.status === 'loaded'
}
