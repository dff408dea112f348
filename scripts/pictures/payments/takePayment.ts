import type { Browser } from 'playwright'
import { contactSheet } from '../contactSheet.ts'
import { inWebp } from '../inWebp.ts'
import { signedInPage } from '../signedInPage.ts'
import type { PaymentPicture } from './list.ts'
import { Stations } from './Stations.ts'

export async function takePayment(browser: Browser, site: string, picture: PaymentPicture): Promise<Buffer> {
  const page = await signedInPage(browser, site, picture)
  const context = page.context()
  try {
    const stations = await Stations.begin(page)
    await picture.pay(stations)
    const pictures = stations.all.map(({ name, sum, png }) => ({ caption: `${name}: ${sum ?? 'nothing charged'}`, png }))
    const sheet = await contactSheet(await context.newPage(), picture.title, pictures)
    return await inWebp(await context.newPage(), sheet)
  } finally {
    await context.close()
  }
}
