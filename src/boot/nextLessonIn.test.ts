import { afterEach, describe, expect, test, vi } from 'vitest'
import { HttpAppointmentList } from '#adapters/rest/scheduling/HttpAppointmentList'
import { lessonsAhead } from '#composition/bridges/SchedulingAgenda'
import { createTestTab } from '../../tests/builders/createTestTab.ts'
import { FixedClock } from '../../tests/builders/schedulingPorts.ts'
import { nextLessonIn } from './nextLessonIn.ts'

const centre = {
  id: 'loop',
  name: 'Lakeshore',
  address: '1 Pier',
  city: 'Chicago',
  timeZone: 'America/Chicago',
  latitude: 41,
  longitude: -87,
}
const lessonType = { id: 'short', name: 'Short game', minutes: 30, credits: 1, practice: false }
const coach = { id: 'coach-1', firstName: 'Marisol', lastName: 'Vance' }
const booked = {
  ...{ id: 'a', appointmentState: 'booked', isWaitingList: false, position: null, date: '2026-05-14T12:30:00Z', minutes: 30 },
  ...{ lessonType, center: centre, coach, bay: '4', lessonId: null },
}

const clock = new FixedClock('2026-05-12T17:44:00Z')

function block(type: string, order: number) {
  return { type, title: '', content: '', items: [], order }
}

function early(appointments: unknown, layout: unknown = { code: 0, data: [block('tip', 2), block('next-lesson', 1)] }) {
  return nextLessonIn({ layout, appointments }, { now: clock.now(), timeZone: clock.timeZone })
}

/** What home shows of the same answer. */
async function shownAtHome(answer: unknown) {
  const { client } = createTestTab(() => Response.json(answer))
  const appointments = await new HttpAppointmentList(client, clock).all()
  return lessonsAhead(appointments, clock.now()).find(({ waitingList }) => !waitingList)
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('The next lesson in an early response', () => {
  test.each([
    ['the first of two', [{ ...booked, id: 'b', date: '2026-05-15T12:30:00Z' }, booked]],
    ['one that has begun', [{ ...booked, date: '2026-05-12T17:30:00Z' }]],
    ['none that has ended', [{ ...booked, id: 'b', date: '2026-05-12T17:14:00Z' }, booked]],
    ['none that is cancelled', [{ ...booked, id: 'b', appointmentState: 'canceled', date: '2026-05-13T12:30:00Z' }, booked]],
    ['no place on a waiting list', [{ ...booked, id: 'b', isWaitingList: true, date: '2026-05-13T12:30:00Z' }, booked]],
    ['one without a coach', [{ ...booked, coach: null }]],
    ['one in a zone that the device doesn’t know', [{ ...booked, center: { ...centre, timeZone: 'Moon/Tranquility' } }]],
    ['one of a fraction of a minute', [{ ...booked, minutes: 29.6 }]],
    ['nothing where nothing is booked', []],
  ])('is the one that home shows: %s', async (_what, data) => {
    const lesson = early({ code: '0', data })
    expect(lesson).toEqual(await shownAtHome({ code: '0', data }))
    expect(lesson?.id).toBe(data.length > 0 ? 'a' : undefined)
  })

  test.each([
    ['the club refuses', { code: 50001, data: [booked] }],
    ['an error is flagged', { error: true, data: [booked] }],
    ['there is no list', { code: 0, data: null }],
    ['there is no answer', undefined],
    ['a lesson has no time', { code: 0, data: [{ ...booked, date: 'soon' }] }],
    ['a lesson has no centre', { code: 0, data: [{ ...booked, center: null }] }],
    ['a lesson has no length', { code: 0, data: [{ ...booked, minutes: '30' }] }],
  ])('is left to the product where %s', (_what, answer) => {
    expect(() => early(answer)).toThrow()
  })

  test('is not shown where home begins with something else', () => {
    expect(early({ code: 0, data: [booked] }, { code: 0, data: [block('tip', 1), block('next-lesson', 2)] })).toBeUndefined()
  })

  test('is chosen by modules that load before the browser has Temporal', async () => {
    vi.resetModules()
    vi.stubGlobal('Temporal', undefined)
    expect(await import('./nextLessonIn.ts')).toHaveProperty('nextLessonIn')
  })
})
