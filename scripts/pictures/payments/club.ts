import type { Locator } from 'playwright'
import { confirmAtBank, dialogIn, fillCard, pressPay, takeConfirmation, takeReceipt } from './paying.ts'
import type { Stations } from './Stations.ts'

export async function deposit(stations: Stations, orderId: string): Promise<void> {
  const { page } = stations
  await stations.open(`/fitting/orders/${orderId}`)
  const offer = page.locator('main section:has([data-sum=deposit])').last()
  await stations.take('Offer', { around: offer, sum: offer.locator('[data-sum=deposit] data') })
  await page.locator('main button').first().click()
  const dialog = dialogIn(stations)
  await fillCard(stations)
  await pressPay(stations, dialog.locator('footer [type=submit]'))
  await confirmAtBank(stations)
  await takeConfirmation(stations, dialog)
  await dialog.locator('footer button').click()
  const order = page.locator('main section:has([data-sum=paid])')
  await stations.take('Order', { around: order, sum: order.locator('[data-sum=paid] data') })
  await takeReceipt(stations, orderId)
}

/** Of the gold membership, the last one offered. */
export async function membershipRenewal(stations: Stations): Promise<void> {
  const { page } = stations
  await stations.open('/shop/renewals')
  await page.getByRole('tab').last().click()
  await takeReceipt(stations, await renew(stations, page.getByRole('tabpanel').locator('li label').last()))
}

/** Of the first game plan: Japan sells no memberships. */
export async function planRenewal(stations: Stations): Promise<void> {
  const { page } = stations
  await stations.open('/shop/renewals')
  for (const name of ['prefecture', 'centre']) await page.locator(`select[name=${name}]`).selectOption({ index: 1 })
  const number = await renew(stations, page.getByRole('tabpanel').locator('li label').first())
  await stations.open('/shop/renewals')
  const order = page.locator('main li', { hasText: number })
  await stations.take('Order', { around: order, sum: order.locator('[data-amount]') })
  await takeReceipt(stations, number)
}

async function renew(stations: Stations, plan: Locator): Promise<string> {
  const { page } = stations
  await plan.click()
  const panel = page.locator('section:has([data-line=total])')
  const total = panel.locator('[data-line=total] [data-amount]')
  await stations.take('Offer', { around: panel, sum: total })
  await fillCard(stations)
  await pressPay(stations, page.locator('form:has([name=securityCode]) [type=submit]'))
  await takeProgress(stations, page.locator('section[aria-labelledby=progress]'))
  const done = page.locator('section:has(> [data-part=number])')
  await stations.take('Confirmation', { around: done, sum: total })
  return numberIn(done.locator('[data-part=number]'))
}

export async function gear(stations: Stations, id: string): Promise<void> {
  const { page } = stations
  await stations.open('/shop/gear')
  const item = page.locator(`[data-gear=${id}]`)
  const offer = { around: item, sum: item.locator('[data-part=price] [data-amount]') }
  await stations.take('Offer', offer)
  await item.getByRole('button').click()
  await fillCard(stations)
  await pressPay(stations, item.locator('[type=submit]'))
  await takeProgress(stations, item.locator('section[aria-labelledby=progress]'))
  await takeConfirmation(stations, page.locator('main'))
  await stations.take('Order', offer)
  await takeReceipt(stations, await numberIn(item.locator('[data-part=price]')))
}

/** The club asks the bank itself, which lets the player take five minutes. */
async function takeProgress(stations: Stations, progress: Locator): Promise<void> {
  await stations.take('Bank, in progress', { around: progress, sum: progress.locator('[data-part=paying]') })
  const now = await stations.page.evaluate(() => Date.now())
  await stations.page.clock.setSystemTime(now + 6 * 60_000)
}

/** Such as `RN100220`. */
async function numberIn(text: Locator): Promise<string> {
  return /[A-Z]{2}[A-Z\d-]+/.exec(await text.innerText())?.[0] ?? ''
}
