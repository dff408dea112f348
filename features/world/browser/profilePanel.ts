import type { Locator, Page } from 'playwright'
import type { Section } from '#ui/session/account-page/sections.ts'
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

/** By the account's own navigation: the screen before it may have a link of the same name. */
export async function openAccountSection(page: Page, words: Words, section: Section['key']): Promise<void> {
  const sections = accountSections(page, words)
  if (!(await isThere(sections))) await openAccount(page, words)
  await sections
    .getByRole('link')
    .filter({ has: page.getByText(words(`account:sections.${section}`), { exact: true }) })
    .click()
}

export function accountSections(page: Page, words: Words): Locator {
  return page.getByRole('navigation', { name: words('account:account.title') })
}
