import type { Page } from 'playwright'

/** As a reader who scrolls up as fast as the page allows. */
export function scrollToFirstMessage(page: Page): Promise<void> {
  return page.locator('main [role=group]:has(> ol)').evaluate(async (scroller) => {
    const begun = performance.now()
    const firstShown = () => scroller.querySelector('li')?.getAttribute('aria-posinset')
    while (firstShown() !== '1') {
      if (performance.now() - begun > 60_000) throw new Error(`After a minute of scrolling up, message ${firstShown()} is the first`)
      scroller.scrollTop = 0
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    }
  })
}
