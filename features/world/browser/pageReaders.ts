import type { Locator } from 'playwright'
import type { Moment } from '../../scheduling/actors/lessonFacts.ts'

export function datesOf(times: Locator): Promise<readonly string[]> {
  return attributesOf(times, 'datetime')
}

export function attributesOf(elements: Locator, name: string): Promise<readonly string[]> {
  return elements.evaluateAll((all, attribute) => all.map((element) => element.getAttribute(attribute) ?? ''), name)
}

export async function dateOf(times: Locator): Promise<string> {
  const [date] = await datesOf(times)
  if (date === undefined) throw new Error(`There is no ${times.toString()}`)
  return date
}

export function valuesIn(place: Locator): Promise<readonly string[]> {
  return attributesOf(place.locator('data'), 'value')
}

/** Without visually drawn content that is not read out. */
export function textsOf(places: Locator): Promise<readonly string[]> {
  return places.evaluateAll((elements) =>
    elements.map((element) => {
      const heard = document.createElement('div')
      heard.append(element.cloneNode(true))
      for (const drawn of heard.querySelectorAll('[aria-hidden=true]')) drawn.remove()
      return (heard.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
    }),
  )
}

export async function textOf(place: Locator): Promise<string> {
  const [text] = await textsOf(place)
  if (text === undefined) throw new Error(`There is no ${place.toString()}`)
  return text
}

export function definitionOf(place: Locator, name: string): Locator {
  return place
    .getByRole('term')
    .filter({ hasText: new RegExp(`^\\s*${escapeRegExp(name)}\\s*$`) })
    .locator('xpath=following-sibling::dd[1]')
}

export async function exists(place: Locator): Promise<boolean> {
  return (await place.count()) > 0
}

/** `2026-05-14T07:30-05:00[America/Chicago]`. */
export function momentOf(time: string): Moment {
  const at = Temporal.ZonedDateTime.from(time)
  return { day: at.toPlainDate().toString(), time: at.toPlainTime().toString({ smallestUnit: 'minute' }) }
}

export function escapeRegExp(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
