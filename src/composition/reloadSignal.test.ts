import { Subject } from 'rxjs'
import { expect, test } from 'vitest'
import { createDevice } from '#adapters/browser/createDevice'
import { watchTimeZone } from './reloadSignal.ts'

function createTab() {
  const tab = createDevice().tab()
  const visits = new Subject<boolean>()
  const clock = { ...tab.clock, now: () => tab.clock.now(), timeZone: 'America/Chicago' }
  const outdated = new Subject<unknown>()
  const seen: unknown[] = []
  outdated.subscribe((change) => seen.push(change))
  watchTimeZone({ clock, visibility: { value: true, changes: visits } }, outdated)
  return { visits, clock, seen }
}

test('answers are out of date in another time zone, once the page is looked at there', () => {
  const { visits, clock, seen } = createTab()
  visits.next(false)
  clock.timeZone = 'Asia/Tokyo'
  visits.next(true)
  visits.next(false)
  expect(seen).toEqual(['Asia/Tokyo'])
})

test('they are not after a pause in the same time zone', () => {
  const { visits, seen } = createTab()
  visits.next(false)
  visits.next(true)
  expect(seen).toEqual([])
})
