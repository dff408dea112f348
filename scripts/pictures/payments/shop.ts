import { confirmAtBank, dialogIn, fillCard, pressPay, takeReceipt } from './paying.ts'
import type { Stations } from './Stations.ts'

interface Choices {
  readonly plan?: boolean
  readonly way?: boolean
}

export async function purchase(stations: Stations): Promise<void> {
  await takeReceipt(stations, await buy(stations, '/shop/products/clubhouse-towel', { way: true }))
}

/** The first payment. Nothing is sent, so that the later payments are the same. */
export async function subscription(stations: Stations): Promise<void> {
  const number = await buy(stations, '/shop/products/simulator-round-9', { plan: true })
  await stations.open('/shop/subscriptions')
  const row = stations.page.locator('[data-subscription]').first()
  await stations.take('Subscription', { around: row, sum: row.locator('data') })
  await takeReceipt(stations, number)
}

/** The plan of a subscription, and how goods are sent, are the first ones offered. */
async function buy(stations: Stations, product: string, { plan, way }: Choices): Promise<string> {
  const { page } = stations
  await stations.open(product)
  if (plan) await page.locator('[data-way=plan]').click()
  await page.locator('[data-add]').click()
  await dialogIn(stations).waitFor()
  await stations.open('/shop/checkout')
  if (way) await page.locator('[data-part=method] label').first().click()
  await page.locator('aside > [aria-expanded=false]').click()
  await takeTotals(stations, 'Offer')
  await fillCard(stations)
  await pressPay(stations, page.locator('[data-part=card] [type=submit]'))
  await confirmAtBank(stations)
  const number = await page.locator('[data-order]').getAttribute('data-order')
  await takeTotals(stations, 'Confirmation')
  await stations.open(`/shop/orders/${number}`)
  await takeTotals(stations, 'Order')
  return number ?? ''
}

async function takeTotals(stations: Stations, name: string): Promise<void> {
  const panel = stations.page.locator('section:has(> dl [data-total])')
  await stations.take(name, { around: panel, sum: panel.locator('[data-total] data') })
}

export async function emptyCart(stations: Stations): Promise<void> {
  const { page } = stations
  await stations.open('/shop/cart')
  await page.locator('[data-lines] + div button').click()
  await page.getByRole('alertdialog').getByRole('button').last().click()
  await page.locator('[data-lines]').waitFor({ state: 'detached' })
}
