import type { Locator, Page } from 'playwright'
import type { Section } from '#ui/session/account-page/sections.ts'
import { exists } from './pageReaders.ts'
import type { PageTexts } from './pageTexts.ts'

export async function openProfilePanel(page: Page, words: PageTexts): Promise<void> {
  const opening = page.getByRole('banner').getByRole('button', { name: words('shell:shell.openProfile') })
  if (await exists(opening)) await opening.click()
}

export async function openAccount(page: Page, words: PageTexts): Promise<void> {
  await openProfilePanel(page, words)
  await page.getByRole('link', { name: words('session:account.edit') }).click()
}

/** By the account's own navigation: the screen before it may have a link of the same name. */
export async function openAccountSection(page: Page, words: PageTexts, section: Section['key']): Promise<void> {
  const sections = accountSections(page, words)
  if (!(await exists(sections))) await openAccount(page, words)
  await sections
    .getByRole('link')
    .filter({ has: page.getByText(words(`account:sections.${section}`), { exact: true }) })
    .click()
}

export function accountSections(page: Page, words: PageTexts): Locator {
  return page.getByRole('navigation', { name: words('account:account.title') })
}
