import type { Page } from 'playwright'
import { isThere } from './reading.ts'
import type { Words } from './words.ts'

export async function openProfilePanel(page: Page, words: Words): Promise<void> {
  const opening = page.getByRole('banner').getByRole('button', { name: words('shell:shell.openProfile') })
  if (await isThere(opening)) await opening.click()
}

export async function openAccount(page: Page, words: Words): Promise<void> {
  await openProfilePanel(page, words)
  await page.getByRole('link', { name: words('session:account.edit') }).click()
}
