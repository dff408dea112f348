import { Subject } from 'rxjs'
import { expect, test } from 'vitest'
import type { Language } from '#domain/shared/language'
import { outdated } from './outdated.ts'

function createDevice() {
  const [languages, visits] = [new Subject<Language>(), new Subject<boolean>()]
  const clock = { timeZone: 'America/Chicago' }
  const language = { value: 'en' as const, changes: languages, choose: () => undefined }
  const seen: string[] = []
  outdated(language, { visibility: { value: true, changes: visits }, clock }).subscribe((change) => seen.push(change))
  return { languages, visits, clock, seen }
}

test('answers are out of date in another language', () => {
  const { languages, seen } = createDevice()
  languages.next('ja')
  expect(seen).toEqual(['ja'])
})

test('they are in another time zone, once the page is looked at there', () => {
  const { visits, clock, seen } = createDevice()
  visits.next(false)
  clock.timeZone = 'Asia/Tokyo'
  visits.next(true)
  expect(seen).toEqual(['Asia/Tokyo'])
})

test('they are not after a pause in the same time zone', () => {
  const { visits, seen } = createDevice()
  visits.next(false)
  visits.next(true)
  expect(seen).toEqual([])
})
