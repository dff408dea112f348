import type { Page } from 'playwright'

const scale = 0.8
const quality = 50
/** Browsers may not render a window behind another. */
const timeout = 3000

/** Scaled down; identical views give identical bytes. Undefined for a window that is not rendered. */
export async function screenshotOf(page: Page): Promise<Buffer | undefined> {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 900 }
  const session = await page.context().newCDPSession(page)
  const [x, y] = await page.evaluate(() => [window.scrollX, window.scrollY])
  const clip = { x: x ?? 0, y: y ?? 0, width, height, scale }
  const drawn = session.send('Page.captureScreenshot', { format: 'webp', quality, clip }).then(
    ({ data }) => Buffer.from(data, 'base64'),
    () => undefined,
  )
  const given = await Promise.race([drawn, new Promise<undefined>((resolve) => setTimeout(resolve, timeout, undefined))])
  await session.detach()
  return given
}
