import type { Locator } from 'playwright'
import type { Stations } from './Stations.ts'

/** Its bank asks. */
const card = { number: '4000002760003184', holder: 'Clubhouse', month: '05', year: '2030', securityCode: '737' }

export function dialogIn({ page }: Stations): Locator {
  return page.getByRole('dialog').last()
}

export async function fillCard({ page }: Stations): Promise<void> {
  for (const [name, text] of Object.entries(card)) await page.locator(`input[name=${name}]`).fill(text)
}

export async function pressPay(stations: Stations, button: Locator): Promise<void> {
  await stations.take('Pay button', { around: button, sum: button })
  await button.click()
}

/** 3-D Secure. */
export async function confirmAtBank(stations: Stations): Promise<void> {
  const dialog = dialogIn(stations)
  const bank = dialog.frameLocator('iframe')
  await stations.take('Bank', { around: dialog, sum: bank.locator('main strong') })
  await bank.locator('button[value=confirmed]').click()
}

/** Where no summary shows the sum. */
export async function takeConfirmation(stations: Stations, within: Locator): Promise<void> {
  const done = within.locator('section:has([data-part=paid])')
  await stations.take('Confirmation', { around: done, sum: done.locator('[data-part=paid]') })
}

/** The row in the history, and a receipt made out to the club itself. */
export async function takeReceipt(stations: Stations, number: string): Promise<void> {
  const { page } = stations
  await stations.open('/shop/purchases')
  const row = page.locator(`[data-purchase="${number}"]`)
  await stations.take('Purchase history', { around: row, sum: row.locator('[data-amount]') })
  await row.getByRole('link').click()
  await page.locator('[name=receiptAddress]').fill('Clubhouse')
  await page.locator('form:has([name=receiptAddress]) [type=submit]').click()
  const receipt = page.locator('article')
  await stations.take('Receipt', { around: receipt, sum: receipt.locator('td strong') })
}
