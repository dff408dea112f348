import { autorun } from 'mobx'
import { NEVER } from 'rxjs'
import { expect, test } from 'vitest'
import type { BookedLesson, EarlierBooking } from '#app/support/ports/Agenda'
import { FixedClock } from '../../../../tests/builders/schedulingPorts.ts'
import { HomeLinesModel } from './HomeLinesModel.ts'
import { HomeViewModel } from './HomeViewModel.ts'

const place = { timeZone: 'America/Chicago', centreName: 'Northgate Swing Lab', city: 'Chicago', bay: '4', waitingList: false }
const member = { firstName: 'Hana', hasLessons: true, hasDevices: false, credits: undefined, creditsFailed: false }

function aLesson(id: string, start: string): BookedLesson {
  const begins = Temporal.Instant.from(start)
  return { ...place, id, name: 'Iron play', start: begins, minutes: 45, movableUntil: begins.subtract({ hours: 24 }) }
}

async function aModel(
  lessons: readonly BookedLesson[],
  clock: FixedClock,
  earlier: readonly EarlierBooking[] = [],
): Promise<HomeViewModel> {
  const layouts = { home: async () => [] }
  const agenda = { upcoming: async () => lessons, bookedBefore: async () => earlier }
  const source = {
    value: member,
    changes: NEVER,
    mayReadLessons: true,
    readCreditsAgain: () => undefined,
    endingMemberships: async () => [],
  }
  const none = { inProgress: async () => [] }
  const model = new HomeViewModel(layouts, agenda, source, new HomeLinesModel(source, none, none), clock)
  model.start()
  await new Promise(setImmediate)
  return model
}

test('a screen that stays open follows the clock: from the next lesson to the present one, and to the one after it', async () => {
  const clock = new FixedClock('2026-05-12T17:44:00Z')
  const lessons = [aLesson('first', '2026-05-13T17:45:00Z'), aLesson('second', '2026-05-14T12:30:00Z')]
  const model = await aModel(lessons, clock)
  expect(model.hasNothingElse).toBe(false)
  const shown: (readonly unknown[])[] = []
  const stop = autorun(() => shown.push([model.nextLesson?.id, model.isInProgress, model.canMoveNext, model.alsoBooked.length]))
  for (const minutes of [1, 1, 24 * 60 - 1, 44, 1]) {
    clock.instant = clock.instant.add({ minutes })
    clock.ticks.next()
  }
  stop()
  expect(model.hasNothingElse).toBe(true)
  expect(shown).toEqual([
    ['first', false, true, 1],
    ['first', false, true, 1],
    ['first', false, false, 1],
    ['first', true, false, 1],
    ['first', true, false, 1],
    ['second', false, false, 0],
  ])
})

test('a place on a waiting list ends when its lesson begins', async () => {
  const lesson = aLesson('queue', '2026-05-13T17:45:00Z')
  const clock = new FixedClock('2026-05-13T17:44:00Z')
  const model = await aModel([{ ...lesson, waitingList: true }], clock)
  expect(model.alsoBooked).toHaveLength(1)
  clock.instant = lesson.start
  clock.ticks.next()
  expect(model.alsoBooked).toEqual([])
})

test('what was booked several times is offered once', async () => {
  const booking = { name: 'Iron play', centreId: 'lakeshore', centreName: 'Lakeshore', lessonTypeId: 'iron-play' }
  const earlier = ['1', '2'].map((id) => ({ ...booking, id }))
  const model = await aModel([], new FixedClock('2026-05-12T17:44:00Z'), earlier)
  expect(model.bookableAgain.map(({ id }) => id)).toEqual(['1'])
})
