import type { Page } from 'playwright'
import { isThere } from './reading.ts'
import type { Words } from './words.ts'

/** The profile stands beside home; beside another screen it is opened first. */
export async function openProfilePanel(page: Page, words: Words): Promise<void> {
  const opening = page.getByRole('banner').getByRole('button', { name: words('shell:shell.openProfile') })
  if (await isThere(opening)) await opening.click()
}
