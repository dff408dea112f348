import { dialogIn, fillCard, pressPay, takeConfirmation } from './paying.ts'
import type { Stations } from './Stations.ts'

const history = '/devices/purchases'

/** To the dearest plan. */
export async function upgrade(stations: Stations): Promise<void> {
  const { page } = stations
  await stations.open('/devices')
  await page.locator('main li button').first().click()
  await dialogIn(stations).getByRole('link').click()
  await page.locator('main label').last().click()
  await page.locator('main form [type=submit]').click()
  const terms = page.locator('[data-part=terms]')
  await stations.take('Offer', { around: terms, sum: terms })
  await fillCard(stations)
  await pressPay(stations, page.locator('[data-part=card] [type=submit]'))
  await takeConfirmation(stations, page.locator('main'))
  await stations.open(history)
  const row = page.locator('main li').first()
  await stations.take('Purchase history', { around: row, sum: row.locator('data') })
}

/** Redeeming moves no money: the history is the same before and afterwards. */
export async function prepaidCard(stations: Stations): Promise<void> {
  const { page } = stations
  const dialog = dialogIn(stations)
  const submit = dialog.locator('footer [type=submit]')
  const purchases = page.locator('main ul').last()
  await stations.open(history)
  const before = await purchases.innerText()
  await stations.open('/devices')
  await page.locator('main section[aria-label] button').last().click()
  await dialog.locator('[name=code]').fill('MEM0202688520QRT')
  await submit.click()
  await dialog.getByRole('radiogroup').waitFor()
  await stations.takeWithoutSum('Offer', dialog)
  await submit.click()
  await dialog.getByRole('radiogroup').waitFor({ state: 'detached' })
  await stations.takeWithoutSum('Confirmation', dialog)
  await stations.open(history)
  await stations.takeUnchanged('Purchase history', purchases, before)
}
