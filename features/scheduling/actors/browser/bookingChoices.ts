import type { Locator, Page } from 'playwright'
import { definitionOf, escapeRegExp, exists, textOf, textsOf } from '../../../world/browser/pageReaders.ts'
import type { PageTexts } from '../../../world/browser/pageTexts.ts'
import type { Choice } from '../SchedulingActors.ts'

export type Group = 'lesson' | 'coach'

function group(page: Page, words: PageTexts, name: Group): Locator {
  return page.getByRole('radiogroup', { name: words(`scheduling:book.${name}`), exact: true })
}

/** By its label, because the input itself is visually hidden. */
export function rowOf(page: Page, words: PageTexts, name: Group, option: string): Locator {
  return group(page, words, name)
    .getByRole('radio', { name: new RegExp(`^${escapeRegExp(option)}`) })
    .locator('xpath=ancestor::label')
}

function rows(page: Page, words: PageTexts, name: Group): Locator {
  return group(page, words, name).locator('label')
}

export async function lessonNames(page: Page, words: PageTexts): Promise<readonly string[]> {
  return (await textsOf(rows(page, words, 'lesson'))).map((text) => withoutDetail(words, text))
}

export async function coachNames(page: Page, words: PageTexts): Promise<readonly string[]> {
  const [, ...names] = await textsOf(rows(page, words, 'coach'))
  return names
}

export function centreList(page: Page, words: PageTexts): Locator {
  return page.getByRole('main').getByRole('combobox', { name: words('scheduling:book.centre'), exact: true })
}

export async function centreNames(page: Page, words: PageTexts): Promise<readonly string[]> {
  const options = await textsOf(centreList(page, words).locator('option:enabled'))
  return options.map(nameOfCentre)
}

function nameOfCentre(option: string): string {
  return option.replace(/ · .*$/, '')
}

export async function choiceOn(page: Page, words: PageTexts): Promise<Choice> {
  const sum = definitionOf(page.getByRole('main'), words('scheduling:book.lesson'))
  if (await exists(sum)) return summedUp(words, await textOf(sum))
  const [lesson] = await textsOf(checked(page, rows(page, words, 'lesson')))
  const [coach] = await textsOf(checked(page, rows(page, words, 'coach')))
  const [any] = await textsOf(rows(page, words, 'coach').first())
  const centre = nameOfCentre(await textOf(centreList(page, words).locator('option:checked')))
  return { lesson: lesson && withoutDetail(words, lesson), centre, coach: coach === any ? undefined : coach }
}

function checked(page: Page, labels: Locator): Locator {
  return labels.filter({ has: page.getByRole('radio', { checked: true }) })
}

function summedUp(words: PageTexts, text: string): Choice {
  const { lesson, coach, centre } = words.read('scheduling:book.choiceWithCoach', text) ?? words.read('scheduling:book.choice', text) ?? {}
  return { lesson, centre, coach }
}

function withoutDetail(words: PageTexts, text: string): string {
  const details = ['lessonDetail', 'lessonPractice'].map((key) => words.pattern(`scheduling:book.${key}`).source)
  return text.replace(new RegExp(`\\s*(?:${details.join('|')})$`), '')
}
