import type { Page } from 'playwright'

const scale = 0.8
const quality = 50

/** What is in sight, smaller than it is; the same sight gives the same bytes. */
export async function pictureOf(page: Page): Promise<Buffer> {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 900 }
  const session = await page.context().newCDPSession(page)
  const [x, y] = await page.evaluate(() => [window.scrollX, window.scrollY])
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality,
    clip: { x: x ?? 0, y: y ?? 0, width, height, scale },
  })
  await session.detach()
  return Buffer.from(data, 'base64')
}
