import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildAppointment, buildBooking, buildLessonType, buildPractice, buildSlot } from '../../../tests/builders/scheduling.ts'
import {
  canCancel,
  canMove,
  creditsAfter,
  creditsReturned,
  freeUntil,
  isFinal,
  isLate,
  isSameBooking,
  lessonsInTheWay,
  madeBy,
  needsLateConfirmation,
  practiceInTheWay,
  whyCreditLost,
  whyNotMoved,
} from './booking.ts'

const lesson = buildAppointment().build()
const hoursBefore = (hours: number) => lesson.start.subtract({ milliseconds: Math.round(hours * 3_600_000) })
const second = 1 / 3600

describe('the 24 hours before a lesson', () => {
  test.each([
    [24 + second, false],
    [24, false],
    [24 - second, true],
    [0, true],
  ])('%d hours before: late is %s', (hours, late) => {
    expect(isLate(lesson, hoursBefore(hours))).toBe(late)
  })

  test.each([
    ['spring forward in Chicago', '2026-03-08T15:00:00Z', 'America/Chicago', '2026-03-07T09:00:00'],
    ['fall back in Chicago', '2026-11-01T15:00:00Z', 'America/Chicago', '2026-10-31T10:00:00'],
  ])('are elapsed hours, not wall time: %s', (_, start, zone, wallTime) => {
    const free = freeUntil(
      buildAppointment()
        .with({ start: Temporal.Instant.from(start) })
        .build(),
    )
    expect(free.toZonedDateTimeISO(zone).toPlainDateTime().toString()).toBe(wallTime)
  })

  test('are the same in every zone and over 29 February and the end of a year', () => {
    const starts = fc.constantFrom('2026-01-01T00:30:00Z', '2028-02-29T12:00:00Z', '2028-03-01T00:00:00Z', '2026-11-01T06:30:00Z')
    fc.assert(
      fc.property(starts, fc.integer({ min: -100_000_000, max: 100_000_000 }), (start, offset) => {
        const appointment = buildAppointment()
          .with({ start: Temporal.Instant.from(start) })
          .build()
        const now = appointment.start.add({ milliseconds: offset })
        expect(isLate(appointment, now)).toBe(offset > -86_400_000)
      }),
    )
  })
})

describe('a lesson can be moved', () => {
  test('until exactly 24 hours before it', () => {
    expect(canMove(lesson, hoursBefore(24))).toBe(true)
    expect(canMove(lesson, hoursBefore(24 - second))).toBe(false)
  })

  test.each([
    ['on a waiting list', { waitingList: true, state: 'waiting' }],
    ['still marked as waiting list though booked', { waitingList: true }],
    ['cancelled', { state: 'canceled' }],
    ['completed', { state: 'completed' }],
    ['in a state this version does not know', { state: 'other' }],
  ] as const)('but not when %s', (_, changes) => {
    expect(canMove(buildAppointment().with(changes).build(), hoursBefore(48))).toBe(false)
  })
})

describe('what is too late', () => {
  const now = hoursBefore(7)
  const late = { start: lesson.start, freeUntil: hoursBefore(24), now }

  test('is explained by start, limit and present', () => {
    expect([whyNotMoved(lesson, now), whyCreditLost(lesson, now)]).toEqual([late, late])
  })

  test.each([
    ['early enough', lesson, hoursBefore(24)],
    ['a place on a waiting list', buildAppointment().with({ waitingList: true, state: 'waiting' }).build(), now],
  ])('is nothing for %s', (_, appointment, at) => {
    expect([whyNotMoved(appointment, at), whyCreditLost(appointment, at)]).toEqual([undefined, undefined])
  })

  test('is no loss for a lesson that costs no credit, and no refusal for a cancelled one', () => {
    expect(
      whyCreditLost(
        buildAppointment()
          .with({ lessonType: { ...lesson.lessonType, credits: 0 } })
          .build(),
        now,
      ),
    ).toBeUndefined()
    expect(whyNotMoved(buildAppointment().with({ state: 'canceled' }).build(), now)).toBeUndefined()
  })
})

describe('a lesson can be cancelled', () => {
  test('until it starts', () => {
    expect(canCancel(lesson, hoursBefore(second))).toBe(true)
    expect(canCancel(lesson, lesson.start)).toBe(false)
  })

  test('on a waiting list too, but only once', () => {
    expect(canCancel(buildAppointment().with({ state: 'waiting', waitingList: true }).build(), hoursBefore(1))).toBe(true)
    expect(canCancel(buildAppointment().with({ state: 'canceled' }).build(), hoursBefore(48))).toBe(false)
  })

  test('late with a confirmation and without its credit, in time with it back', () => {
    expect(needsLateConfirmation(lesson, hoursBefore(24))).toBe(false)
    expect(creditsReturned(lesson, hoursBefore(24))).toBe(1)
    expect(needsLateConfirmation(lesson, hoursBefore(23))).toBe(true)
    expect(creditsReturned(lesson, hoursBefore(23))).toBe(0)
  })

  test('from a waiting list without either', () => {
    const waiting = buildAppointment().with({ state: 'waiting', waitingList: true }).build()
    expect(needsLateConfirmation(waiting, hoursBefore(1))).toBe(false)
    expect(creditsReturned(waiting, hoursBefore(48))).toBe(0)
  })
})

describe('practice in the way', () => {
  const practiceAt = (start: Temporal.Instant) =>
    buildAppointment().with({ id: 'p-1', lessonType: buildPractice().build(), start, minutes: 30 }).build()
  const slot = buildSlot().build()

  test.each([
    ['ends as the lesson starts', -30, false],
    ['runs into the lesson', -29, true],
    ['lies within it', 10, true],
    ['starts in its last minute', 44, true],
    ['starts as it ends', 45, false],
  ])('that %s', (_, minutes, inTheWay) => {
    expect(practiceInTheWay([slot], [practiceAt(slot.start.add({ minutes }))], 45)).toHaveLength(inTheWay ? 1 : 0)
  })

  test('is only practice that is booked: neither lessons nor cancelled practice', () => {
    const canceled = buildAppointment().with({ lessonType: buildPractice().build(), state: 'canceled' }).build()
    expect(practiceInTheWay([slot], [lesson, canceled], 45)).toEqual([])
  })

  test('does not prevent joining a waiting list', () => {
    expect(practiceInTheWay([buildSlot().with({ availability: 'waiting-list' }).build()], [practiceAt(slot.start)], 45)).toEqual([])
  })
})

describe('credits after a booking', () => {
  test('decrease with each slot, but not with a place on a waiting list', () => {
    const slots = [
      buildSlot().build(),
      buildSlot().with({ number: '2' }).build(),
      buildSlot().with({ number: '3', availability: 'waiting-list' }).build(),
    ]
    expect(creditsAfter(6, buildBooking().with({ slots }).build(), [])).toBe(4)
  })

  test('do not grow by lessons that are not replaced', () => {
    const other = buildAppointment().with({ id: 'a-2' }).build()
    expect(
      creditsAfter(
        6,
        buildBooking()
          .with({ replaces: [lesson.id] })
          .build(),
        [lesson, other],
      ),
    ).toBe(6)
  })

  test('stay when a lesson is moved, and differ by the price of another type', () => {
    const move = buildBooking().with({ purpose: 'move', replaces: [lesson.id] })
    expect(creditsAfter(6, move.build(), [lesson])).toBe(6)
    expect(creditsAfter(6, move.with({ lessonType: buildLessonType().with({ credits: 3 }).build() }).build(), [lesson])).toBe(4)
  })
})

describe('what a booking has made', () => {
  const booking = buildBooking().build()

  test('stands at the time and place of its slot, with its coach', () => {
    expect(madeBy(booking, [lesson])).toEqual([lesson])
  })

  test.each([
    ['another time', { start: lesson.start.add({ minutes: 45 }) }],
    ['another coach', { coach: { id: 'teodor', firstName: 'Teodor', lastName: 'Hale' } }],
    ['another type', { lessonType: buildPractice().build() }],
    ['another centre', { centre: { ...lesson.centre, id: 'rive-sud' } }],
    ['a cancelled lesson', { state: 'canceled' }],
  ] as const)('is not %s', (_, changes) => {
    expect(madeBy(booking, [buildAppointment().with(changes).build()])).toEqual([])
  })

  test('is each lesson of a booking of several slots', () => {
    const later = { start: lesson.start.add({ hours: 24 }) }
    const both = buildBooking().with({ slots: [buildSlot().build(), buildSlot().with(later).build()] })
    const made = [
      lesson,
      buildAppointment()
        .with({ id: 'a-2', ...later })
        .build(),
    ]
    expect(madeBy(both.build(), made)).toEqual(made)
  })

  test('is found without a coach where the appointment names none', () => {
    const anyCoach = buildAppointment().with({ coach: undefined }).build()
    expect(madeBy(booking, [anyCoach])).toEqual([anyCoach])
  })

  test('is found while it waits', () => {
    const waiting = buildAppointment().with({ state: 'waiting', waitingList: true }).build()
    expect(madeBy(booking, [waiting])).toEqual([waiting])
  })

  test('is not the lesson that it replaces', () => {
    expect(
      madeBy(
        buildBooking()
          .with({ replaces: [lesson.id] })
          .build(),
        [lesson],
      ),
    ).toEqual([])
  })
})

describe('a lesson of the player’s own at the same time', () => {
  const withTeodor = buildSlot().with({ coachId: 'teodor' })
  const ahead = (minutes: number) => withTeodor.with({ start: lesson.start.add({ minutes }) }).build()

  test('is one that overlaps with a chosen time, whoever its coach is', () => {
    expect(lessonsInTheWay([withTeodor.build()], [lesson], 45)).toEqual([lesson])
    expect(lessonsInTheWay([ahead(44)], [lesson], 45)).toEqual([lesson])
    expect(lessonsInTheWay([ahead(-44)], [lesson], 45)).toEqual([lesson])
  })

  test('is not one that ends as the other begins', () => {
    expect(lessonsInTheWay([ahead(45), ahead(-45)], [lesson], 45)).toEqual([])
  })

  test.each([
    ['practice', { lessonType: buildPractice().build() }],
    ['cancelled', { state: 'canceled' }],
    ['a place in a line', { state: 'waiting', waitingList: true }],
  ] as const)('is not %s', (_, changes) => {
    expect(lessonsInTheWay([withTeodor.build()], [buildAppointment().with(changes).build()], 45)).toEqual([])
  })

  test('does not prevent joining a waiting list', () => {
    expect(lessonsInTheWay([withTeodor.with({ availability: 'waiting-list' }).build()], [lesson], 45)).toEqual([])
  })
})

test.each([
  ['open', -86_400_000, false],
  ['open', -86_399_999, true],
  ['waiting-list', -3_600_000, false],
] as const)('a booking of what is %s, %d ms from its start, is final: %s', (availability, offset, final) => {
  const slot = buildSlot().with({ availability }).build()
  expect(isFinal(slot, slot.start.add({ milliseconds: offset }))).toBe(final)
})

describe('a booking is asked for again', () => {
  const first = buildSlot().build()
  const second = buildSlot()
    .with({ number: '4712', start: first.start.add({ hours: 1 }) })
    .build()
  const third = buildSlot()
    .with({ number: '4713', start: first.start.add({ hours: 2 }) })
    .build()
  const booking = buildBooking()
    .with({ slots: [first, second] })
    .build()
  const move = { ...booking, purpose: 'move', replaces: ['a', 'practice'] } as const

  test.each([
    ['with the same slots in another order', booking, { ...booking, slots: [second, first] }],
    ['with practice that gives way by now', booking, { ...booking, purpose: 'practice-override', replaces: ['practice'] }],
    ['with practice that gives way to a moved lesson by now', { ...move, replaces: ['a'] }, move],
  ] as const)('%s', (_what, one, other) => {
    expect([isSameBooking(one, other), isSameBooking(other, one)]).toEqual([true, true])
  })

  test.each([
    ['another lesson', booking, { ...booking, lessonType: buildLessonType().with({ id: 'full-swing' }).build() }],
    ['a lesson of another player', booking, { ...booking, playerId: 'player-wren' }],
    ['a lesson for the other hand', booking, { ...booking, hand: booking.hand === 'left' ? 'right' : 'left' }],
    ['one slot less', booking, { ...booking, slots: [first] }],
    ['one of two slots', booking, { ...booking, slots: [first, third] }],
    ['a move, which is no booking of its own', booking, move],
    ['a booking over practice, which moves nothing', move, { ...move, purpose: 'practice-override' }],
    ['the move of another lesson', move, { ...move, replaces: ['b', 'practice'] }],
  ] as const)('but not as %s', (_what, one, other) => {
    expect([isSameBooking(one, other), isSameBooking(other, one)]).toEqual([false, false])
  })
})
