import type { BrowserContext, Page } from 'playwright'

/** As on a phone with a quarter of this machine's speed. */
export async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return page
}

/** Until everything that this fetches is there. */
export async function pointAt(page: Page, link: string): Promise<void> {
  await page.locator(link).hover()
  await page.evaluate(async () => {
    const fetched = () => performance.getEntriesByType('resource').length
    for (let before = -1; before !== fetched(); ) {
      before = fetched()
      await new Promise((resolve) => setTimeout(resolve, 1000))
    }
  })
}

/** Milliseconds from a press until the page has drawn what `shown` selects. Looking in each frame would draw frames that nobody asked for. */
export function whenShown(page: Page, pressed: string, shown: string): Promise<number> {
  return page.locator(pressed).evaluate(async (control, wanted) => {
    const begun = performance.now()
    const appearing = new Promise<void>((resolve, reject) => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector(wanted)) return
        observer.disconnect()
        resolve()
      })
      observer.observe(document.body, { childList: true, subtree: true })
      setTimeout(() => reject(new Error(`There is no ${wanted}`)), 30_000)
    })
    if (control instanceof HTMLElement) control.click()
    await appearing
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return performance.now() - begun
  }, shown)
}

/** Milliseconds that each of these values takes in a field, once without and once with the next frame. */
export function timesToEnter(
  page: Page,
  field: string,
  values: readonly string[],
): Promise<readonly { readonly handled: number; readonly drawn: number }[]> {
  return page.locator(field).evaluate(async (input, typed) => {
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    const times: { handled: number; drawn: number }[] = []
    for (const value of typed) {
      const begun = performance.now()
      setter?.call(input, value)
      input.dispatchEvent(new Event('input', { bubbles: true }))
      await Promise.resolve()
      const handled = performance.now() - begun
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      times.push({ handled, drawn: performance.now() - begun })
    }
    return times
  }, values)
}
