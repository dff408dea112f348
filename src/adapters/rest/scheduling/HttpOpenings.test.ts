import { describe, expect, it } from 'vitest'
import { createTestTab } from '../../../../tests/builders/createTestTab.ts'
import { buildSlot } from '../../../../tests/builders/scheduling.ts'
import { HttpOpenings } from './HttpOpenings.ts'

const slot = {
  slotNumber: '4711',
  start: '2026-05-14T12:30:00Z',
  minutes: 45,
  centerId: 'northgate',
  coachId: 'marisol',
  bay: '4',
  state: 'open',
  wuci: 'wuci-4711',
  requestedPayload: 'payload-4711',
}

const search = {
  centreId: 'northgate',
  timeZone: 'America/Chicago',
  lessonTypeId: 'iron-play',
  from: Temporal.PlainDate.from('2028-02-13'),
  until: Temporal.PlainDate.from('2028-02-29'),
  timeOfDay: 'any',
} as const

function answering(body: unknown) {
  const tab = createTestTab(() => Response.json(body))
  return { ...tab, openings: new HttpOpenings(tab.client, { timeZone: 'Asia/Tokyo' }) }
}

const queryOf = ({ requests }: ReturnType<typeof answering>) => Object.fromEntries(new URL(requests[0]?.url ?? '').searchParams)

describe('openings', () => {
  it('[scheduling.openings-query-parameters] are asked for with the search, suppressLogging and the zone of the browser', async () => {
    const http = answering({ code: 0, data: [slot] })
    expect(await http.openings.search({ ...search, coachId: 'marisol' })).toEqual({ kind: 'slots', slots: [buildSlot().build()] })
    expect(queryOf(http)).toEqual({
      centerId: 'northgate',
      coachId: 'marisol',
      lessonType: 'iron-play',
      startDate: '2028-02-13',
      endDate: '2028-02-29',
      timeOfDay: 'any',
      suppressLogging: 'true',
      timeZone: 'Asia/Tokyo',
    })
  })

  it('[scheduling.time-zone-sent-with-calls] name no coach for any coach, but always the zone', async () => {
    const http = answering({ code: '0', data: [] })
    expect(await http.openings.search(search)).toEqual({ kind: 'slots', slots: [] })
    expect(queryOf(http)).not.toHaveProperty('coachId')
    expect(queryOf(http)).toHaveProperty('timeZone', 'Asia/Tokyo')
  })

  it('[scheduling.open-slots-error-shown] are refused with code and message, whatever slots came along', async () => {
    const answer = await answering({ code: 1, message: 'Bays are closed.', data: [slot] }).openings.search(search)
    expect(answer).toEqual({ kind: 'refused', code: 1, message: 'Bays are closed.' })
    expect(await answering({ code: '70012' }).openings.search(search)).toEqual({ kind: 'refused', code: 70012, message: '' })
  })

  it.each([{ data: [slot] }, { code: 0 }, { code: 0, data: null }])(
    'without a code, or without slots, are a broken contract: %j',
    async (body) => {
      await expect(answering(body).openings.search(search)).rejects.toMatchObject({ kind: 'broken-contract' })
    },
  )

  it('stand as open, waited for, one’s own or full, and as full in any other way', async () => {
    const states = ['open', 'waitingList', 'yours', 'full', 'underRepair']
    const answer = await answering({ code: 0, data: states.map((state) => ({ ...slot, state })) }).openings.search(search)
    const availabilities = answer.kind === 'slots' && answer.slots.map(({ availability }) => availability)
    expect(availabilities).toEqual(['open', 'waiting-list', 'yours', 'full', 'full'])
  })
})

describe('suggestions', () => {
  it('[scheduling.suggestions-with-slots] are asked for with the chosen slots', async () => {
    const http = answering({ data: [] })
    await http.openings.suggestions([buildSlot().build(), buildSlot().with({ number: '4712' }).build()])
    const chosen = { centerId: 'northgate', coachId: 'marisol', slotNumber: '4711', wuci: 'wuci-4711', requestedPayload: 'payload-4711' }
    expect(await http.requests[0]?.json()).toEqual([chosen, { ...chosen, slotNumber: '4712' }])
    expect([http.requests[0]?.method, new URL(http.requests[0]?.url ?? '').pathname]).toEqual(['POST', '/api/schedule/suggestions'])
  })

  it('tell their reason; without one that is known, or at an unknown centre, they are left out', async () => {
    const reasons = ['sameTime', 'sooner', 'otherCoach', 'cheaper']
    const data = [...reasons.map((reason) => ({ ...slot, reason })), { ...slot, reason: 'sooner', centerId: 'moon' }]
    const suggestions = await answering({ data }).openings.suggestions([buildSlot().build()])
    expect(suggestions.map(({ reason }) => reason)).toEqual(['same-time', 'sooner', 'other-coach'])
    expect(suggestions[0]?.slot).toEqual(buildSlot().build())
  })
})

it('lesson types are as the server tells them', async () => {
  const type = { id: 'iron-play', name: 'Iron play', minutes: 45, credits: 1, practice: false }
  expect(await answering({ data: [type, { id: 'broken' }] }).openings.lessonTypes()).toEqual([type])
})
