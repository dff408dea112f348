import type { Page } from 'playwright'

const scale = 0.8
const quality = 50
/** A window behind another is drawn when the browser likes to. */
const timeout = 3000

/** What is in sight, smaller than it is; the same sight gives the same bytes. Nothing of a window that is not drawn. */
export async function pictureOf(page: Page): Promise<Buffer | undefined> {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 900 }
  const session = await page.context().newCDPSession(page)
  const [x, y] = await page.evaluate(() => [window.scrollX, window.scrollY])
  const clip = { x: x ?? 0, y: y ?? 0, width, height, scale }
  const drawn = session.send('Page.captureScreenshot', { format: 'webp', quality, clip }).then(
    ({ data }) => Buffer.from(data, 'base64'),
    // The session has been let go of.
    () => undefined,
  )
  const given = await Promise.race([drawn, new Promise<undefined>((resolve) => setTimeout(resolve, timeout, undefined))])
  await session.detach()
  return given
}
