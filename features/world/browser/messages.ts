import type { Page } from 'playwright'
import { keysOf, type Notice, notices } from '../notices.ts'
import { attributesOf, exists, textsOf } from './pageReaders.ts'
import type { PageTexts } from './pageTexts.ts'

export async function messagesOn(page: Page, words: PageTexts): Promise<readonly Notice[]> {
  const texts = await messageTexts(page)
  const messages = notices.filter((notice) => keysOf(notice).some((key) => texts.some((text) => matchesText(words, key, text))))
  const home = new URL(page.url()).pathname === '/'
  return home && (await exists(page.getByRole('main').getByRole('alert'))) ? [...messages, 'part-unread'] : messages
}

/** A failure's reason may be the second paragraph. */
function matchesText(words: PageTexts, key: string, text: string): boolean {
  const start = /^shell:(?:failure|update|servers)\.|Lead$/.test(key) ? '' : '^'
  return new RegExp(`${start}(?:${words.pattern(key).source})`).test(text)
}

export async function messageTexts(page: Page): Promise<readonly string[]> {
  const places = (['status', 'dialog', 'alertdialog'] as const).reduce(
    (found, role) => found.or(page.getByRole(role)),
    page.getByRole('alert'),
  )
  const wrong = page.getByRole('textbox').or(page.getByRole('combobox')).and(page.locator('[aria-invalid=true]'))
  const ids = (await attributesOf(wrong, 'aria-describedby')).flatMap((names) => names.split(' ')).filter(Boolean)
  return [...(await textsOf(places)), ...(await textsOf(page.locator(ids.map((id) => `[id="${id}"]`).join(',') || ':not(*)')))]
}
