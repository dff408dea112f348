import { describe, expect, test } from 'vitest'
import { createVisitor } from '../../../tests/builders/createVisitor.ts'

const thursday = '2026-05-21'

async function aDiary(now?: string) {
  const scene = await createVisitor('player-hana', now)
  scene.given.lessons.areNone('player-hana')
  await scene.given.lessons.noneFree()
  for (const day of [thursday, '2026-05-22']) await scene.given.lessons.free('marisol', Temporal.PlainDateTime.from(`${day}T07:30`))
  return { ...scene, starts: () => scene.truth.lessonsOf('player-hana').map(({ start }) => start) }
}

describe('booking', () => {
  test('makes a free slot a lesson and takes its credit', async () => {
    const { visitor, truth, starts, backend } = await aDiary()
    const { status, body } = await visitor.book([await visitor.slot(`${thursday} 07:30`)])
    expect([status, starts(), truth.creditsOf('player-hana').left]).toEqual([200, ['2026-05-21T12:30:00Z'], 5])
    expect(body).toMatchObject({ code: 0, data: [{ appointmentState: 'booked', isWaitingList: false, bay: '4', minutes: 45 }] })
    expect(backend.log.at(-1)).toMatchObject({ call: 'scheduling.book', violations: [] })
    expect((await visitor.slot(`${thursday} 07:30`)).state).toBe('yours')
  })

  test('is refused with 50009 if the slot is taken, in the past or was changed', async () => {
    const { visitor, given, travelTo, starts } = await aDiary()
    const slot = await visitor.slot(`${thursday} 07:30`)
    expect(await visitor.book([{ ...slot, wuci: 'W0' }])).toMatchObject({ status: 409, body: { code: 50009 } })
    await given.lessons.add({ playerId: 'player-mateo', coachId: 'marisol', start: Temporal.Instant.from(slot.start) })
    expect((await visitor.slot(`${thursday} 07:30`)).state).toBe('full')
    expect(await visitor.book([slot])).toMatchObject({ status: 409, body: { code: 50009 } })
    const friday = await visitor.slot('2026-05-22 07:30')
    await travelTo(friday.start)
    expect(await visitor.book([friday])).toMatchObject({ status: 409, body: { code: 50009 } })
    expect(starts()).toEqual([])
  })

  test('is all or nothing', async () => {
    const { visitor, given, starts, truth } = await aDiary()
    const slots = [await visitor.slot(`${thursday} 07:30`), await visitor.slot('2026-05-22 07:30')]
    await given.lessons.add({ playerId: 'somebody', coachId: 'marisol', start: Temporal.Instant.from('2026-05-22T12:30:00Z') })
    expect((await visitor.book(slots)).status).toBe(409)
    expect([starts(), truth.creditsOf('player-hana').left]).toEqual([[], 6])
  })

  test('goes to one of two who want the same slot at the same time', async () => {
    const { visitor, truth } = await aDiary()
    const slot = await visitor.slot(`${thursday} 07:30`)
    const answers = await Promise.all([visitor.book([slot]), visitor.book([slot])])
    expect(answers.map(({ status }) => status)).toEqual([200, 409])
    expect(truth.lessonsOf('player-hana')).toHaveLength(1)
  })

  test('is refused with 50011 without credit, which practice does not cost', async () => {
    const { visitor, given, truth } = await aDiary()
    await given.players.haveCredits('player-hana', { left: 0 })
    expect(await visitor.book([await visitor.slot(`${thursday} 07:30`)])).toMatchObject({ status: 409, body: { code: 50011 } })
    const [bay] = await visitor.openings({ startDate: thursday, endDate: thursday, lessonType: 'practice-bay' })
    expect((await visitor.book(bay ? [bay] : [], { type: 'practice-bay' })).status).toBe(200)
    expect(truth.practiceOf('player-hana')).toHaveLength(1)
  })

  test('is refused with 50010 and the ids of own practice in the way, until it is given up', async () => {
    const { visitor, given, truth, backend } = await aDiary()
    const start = Temporal.Instant.from('2026-05-21T13:00:00Z')
    const id = await given.lessons.add({ playerId: 'player-hana', lessonTypeId: 'practice-bay', centreId: 'lakeshore', start })
    const slot = await visitor.slot(`${thursday} 07:30`)
    expect(await visitor.book([slot])).toMatchObject({ status: 409, body: { code: 50010, data: [id] } })
    expect((await visitor.book([slot], { replaces: [id] })).status).toBe(200)
    expect([truth.practiceOf('player-hana'), truth.lessonsOf('player-hana').length]).toEqual([[], 1])
    expect(backend.log.slice(-2).map(({ call }) => call)).toEqual(['scheduling.book', 'scheduling.book-practice-override'])
  })

  test('is not possible in another player’s name', async () => {
    const { visitor, backend, given } = await aDiary()
    const slot = await visitor.slot(`${thursday} 07:30`)
    const id = await given.lessons.add({ playerId: 'player-mateo', coachId: 'teodor', start: Temporal.Instant.from(slot.start) })
    expect((await visitor.book([slot], { replaces: [id] })).status).toBe(404)
    expect(backend.world.appointments.get(id).state).toBe('booked')
  })
})

describe('moving', () => {
  test('replaces the old lesson for no further credit', async () => {
    const { visitor, starts, truth, backend } = await aDiary()
    await visitor.book([await visitor.slot(`${thursday} 07:30`)])
    const old = truth.lessonsOf('player-hana')[0]?.id ?? ''
    expect((await visitor.book([await visitor.slot('2026-05-22 07:30')], { replaces: [old] })).status).toBe(200)
    expect([starts(), truth.creditsOf('player-hana').left]).toEqual([['2026-05-22T12:30:00Z'], 5])
    expect(backend.log.at(-1)).toMatchObject({ call: 'scheduling.reschedule', violations: [] })
    expect((await visitor.slot(`${thursday} 07:30`)).state).toBe('open')
  })

  test('counts the old slot as free, so a move by half an hour is possible', async () => {
    const { visitor, given, starts, truth } = await aDiary()
    await given.lessons.free('marisol', Temporal.PlainDateTime.from(`${thursday}T08:00`))
    const later = await visitor.slot(`${thursday} 08:00`)
    await visitor.book([await visitor.slot(`${thursday} 07:30`)])
    expect((await visitor.book([later])).status).toBe(409)
    expect((await visitor.book([later], { replaces: [truth.lessonsOf('player-hana')[0]?.id ?? ''] })).status).toBe(200)
    expect(starts()).toEqual(['2026-05-21T13:00:00Z'])
  })

  test('keeps the old lesson if the new slot is taken or it is too late', async () => {
    const { visitor, given, starts, truth, travelTo, backend } = await aDiary()
    await visitor.book([await visitor.slot(`${thursday} 07:30`)])
    const replaces = [truth.lessonsOf('player-hana')[0]?.id ?? '']
    const friday = await visitor.slot('2026-05-22 07:30')
    const taken = await given.lessons.add({ playerId: 'somebody', coachId: 'marisol', start: Temporal.Instant.from(friday.start) })
    expect(await visitor.book([friday], { replaces })).toMatchObject({ status: 409, body: { code: 50009 } })
    backend.world.appointments.remove(taken)
    await travelTo('2026-05-20T12:30:00.001Z')
    expect(await visitor.book([friday], { replaces })).toMatchObject({ status: 409 })
    expect(starts()).toEqual(['2026-05-21T12:30:00Z'])
  })
})

describe('cancelling', () => {
  const lesson = { playerId: 'player-hana', coachId: 'marisol' } as const

  test.each([
    ['exactly 24 hours before it', '2026-05-20T12:30:00Z', '2026-05-21T12:30:00Z', 7],
    ['a moment later', '2026-05-20T12:30:00.001Z', '2026-05-21T12:30:00Z', 6],
    ['at the same wall time, the night the clocks go forward', '2026-03-07T16:00:00Z', '2026-03-08T15:00:00Z', 6],
    ['half an hour past it, the night they go back', '2026-10-31T15:30:00Z', '2026-11-01T16:00:00Z', 7],
  ])('%s', async (_when, now, start, credits) => {
    const status = credits === 7 ? 200 : 409
    const { visitor, given, truth, travelTo } = await aDiary()
    await given.players.haveCredits('player-hana', { left: 6, total: 12 })
    const id = await given.lessons.add({ ...lesson, start: Temporal.Instant.from(start) })
    await travelTo(now)
    expect(await visitor.cancel(id)).toMatchObject({ status, body: { code: status === 200 ? 0 : 50024 } })
    expect(truth.creditsOf('player-hana').left).toBe(credits)
    if (status === 409) expect(await visitor.cancel(id, true)).toMatchObject({ status: 200 })
    expect([truth.lessonsOf('player-hana'), truth.creditsOf('player-hana').left]).toEqual([[], credits])
    expect(truth.canceledOf('player-hana')[0]?.note).toBe('Sore back')
  })

  test('twice returns the credit once', async () => {
    const { visitor, given, truth } = await aDiary()
    const id = await given.lessons.add({ ...lesson, start: Temporal.Instant.from('2026-05-21T12:30:00Z') })
    expect((await visitor.cancel(id)).status).toBe(200)
    expect(await visitor.cancel(id)).toMatchObject({ status: 404, body: { code: 404 } })
    expect(truth.creditsOf('player-hana').left).toBe(7)
  })

  test('makes the slot free for others', async () => {
    const { visitor, truth } = await aDiary()
    await visitor.book([await visitor.slot(`${thursday} 07:30`)])
    await visitor.cancel(truth.lessonsOf('player-hana')[0]?.id ?? '')
    expect((await visitor.slot(`${thursday} 07:30`)).state).toBe('open')
  })
})

describe('waiting', () => {
  const nine = { coachId: 'marisol', start: Temporal.Instant.from('2026-05-21T14:00:00Z') } as const

  test('is joined by booking, at the end of the list and free of charge', async () => {
    const { visitor, given, truth } = await aDiary()
    await given.lessons.waitingList(nine, 1)
    const slot = await visitor.slot(`${thursday} 09:00`)
    expect(slot.state).toBe('waitingList')
    const { body } = await visitor.book([slot])
    expect(body).toMatchObject({ data: [{ appointmentState: 'waiting', isWaitingList: true, position: 2 }] })
    expect([truth.waitingOf('player-hana').length, truth.creditsOf('player-hana').left]).toEqual([1, 6])
  })

  test('ends in a lesson once the place is free, for its credit', async () => {
    const { visitor, given, truth } = await aDiary()
    const id = await given.lessons.wait('player-hana', nine, 1)
    expect(await visitor.get(`/schedule/confirmWaitingList/${id}`)).toMatchObject({
      status: 200,
      body: { code: 50031, appointmentState: 'waiting' },
    })
    await given.lessons.placeFallsFree(id)
    expect(await visitor.get('/api/v2/appointments/detail', { timeZone: 'UTC', id })).toMatchObject({
      body: { appointmentState: 'waiting' },
    })
    expect(await visitor.get(`/schedule/confirmWaitingList/${id}`)).toMatchObject({ status: 200, body: { code: 0 } })
    expect([truth.lessonsOf('player-hana').length, truth.creditsOf('player-hana').left]).toEqual([1, 5])
  })

  test('ends if another player was faster: the place counts as booked', async () => {
    const { visitor, given, truth } = await aDiary()
    const id = await given.lessons.wait('player-hana', nine, 1)
    await given.lessons.placeIsTaken(id, 'player-mateo')
    expect(await visitor.get(`/schedule/confirmWaitingList/${id}`)).toMatchObject({ status: 200, body: { appointmentState: 'booked' } })
    const { body } = await visitor.get('/api/v2/appointments/detail', { timeZone: 'UTC', id })
    expect(body).toMatchObject({ appointmentState: 'booked', data: { isWaitingList: true } })
    expect([truth.lessonsOf('player-hana'), truth.lessonsOf('player-mateo').length]).toEqual([[], 1])
  })
})
