import type { Locator, Page } from 'playwright'
import { attributesOf, escapeRegExp, exists, textsOf } from '../../../world/browser/pageReaders.ts'
import type { PageTexts } from '../../../world/browser/pageTexts.ts'

export function productNames(page: Page): Promise<readonly string[]> {
  return textsOf(page.getByRole('main').locator('[data-product]').getByRole('heading'))
}

export async function totalOn(page: Page, words: PageTexts): Promise<number | undefined> {
  const headings = await textsOf(page.getByRole('main').getByRole('heading', { level: 2 }))
  const messages = headings.map((text) => words.read('listing:list.count', text)).find((read) => read !== undefined)
  return messages && Number(messages['total']?.replaceAll(/\D/g, ''))
}

export async function pageOn(page: Page, words: PageTexts): Promise<string> {
  const place = pages(page, words).locator('p')
  const [text = ''] = (await exists(place)) ? await textsOf(place) : []
  const messages = words.read('listing:pages.pageOf', text)
  return messages ? `${messages['page']}/${messages['pages']}` : '1/1'
}

export function turnTo(page: Page, words: PageTexts, number: number): Promise<void> {
  return pages(page, words)
    .getByRole('link', { name: words('listing:pages.page', { page: number }), exact: true })
    .click()
}

export function isPageMissing(page: Page, words: PageTexts): Promise<boolean> {
  return exists(page.getByRole('heading', { name: words('listing:pages.none') }))
}

function pages(page: Page, words: PageTexts): Locator {
  return page.getByRole('navigation', { name: words('listing:pages.title'), exact: true })
}

export function filterRow(page: Page, value: string): Locator {
  return page
    .getByRole('main')
    .locator('[data-filter] label')
    .filter({ hasText: new RegExp(`^${escapeRegExp(value)}\\d`) })
}

export async function filterOn(page: Page, label: string): Promise<readonly string[]> {
  const rows = page.getByRole('group', { name: label, exact: true }).locator('label')
  const names = await textsOf(rows.locator('[data-value]'))
  const counts = await attributesOf(rows.locator('[data-leaves]'), 'data-leaves')
  return names.map((name, index) => `${name}: ${counts[index]}`)
}
