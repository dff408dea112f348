import type { Browser } from 'playwright'
import { inWebp } from './inWebp.ts'
import type { Picture } from './list.ts'
import { openPath, removeDesk, signedInPage } from './signedInPage.ts'

/** One screen of the product. */
export async function takePicture(browser: Browser, site: string, picture: Picture): Promise<Buffer> {
  const { path, link, top, desk = false } = picture
  const page = await signedInPage(browser, site, picture)
  const context = page.context()
  try {
    await openPath(page, path)
    if (link) {
      const followed = page.locator(`main ${link}`).first()
      await openPath(page, (await followed.getAttribute('href')) ?? '')
    }
    if (top)
      await page
        .locator(top)
        .first()
        .evaluate((element) => element.scrollIntoView({ block: 'start' }))
    if (desk) await page.keyboard.press('Alt+q')
    else await removeDesk(page)
    await page.waitForLoadState('networkidle')
    return await inWebp(await context.newPage(), await page.screenshot())
  } finally {
    await context.close()
  }
}
