import { beforeEach, describe, expect, test } from 'vitest'
import { Failure } from '#app/shared/failure'
import {
  appointments,
  clock,
  eveningSlot,
  juneSlot,
  model,
  morningSlot,
  openings,
  player,
  setUpBooking,
  slotAt,
  startModel,
  waitingListSlot,
  whenIdle,
} from '../../../../tests/builders/booking.ts'
import { buildAppointment, buildPractice } from '../../../../tests/builders/scheduling.ts'

setUpBooking()

describe('booking', () => {
  beforeEach(async () => {
    await startModel()
    model.toggle(morningSlot)
    model.review()
  })

  test('goes idle, wait, booked, and ends with what was booked', async () => {
    expect(model.order.operation.state).toBe('idle')
    const booking = model.confirm()
    expect(model.order.operation.state).toBe('wait')
    await booking
    expect([model.step, model.order.operation.state, model.order.onWaitingList]).toEqual(['done', 'booked', false])
    expect(model.order.booked).toEqual(appointments.list)
    expect(appointments.bookings).toMatchObject([{ purpose: 'new', playerId: 'hana', hand: 'right', slots: [morningSlot], replaces: [] }])
  })

  test('is made once, however often it is asked for', async () => {
    await Promise.all([model.confirm(), model.confirm()])
    expect(appointments.bookings).toHaveLength(1)
  })

  test('is for the hand that the player names', async () => {
    model.order.chooseHand('left')
    await model.confirm()
    expect(appointments.bookings[0]?.hand).toBe('left')
  })

  test('of a place in a line says so', async () => {
    model.toggle(morningSlot)
    model.toggle(waitingListSlot)
    await model.confirm()
    expect([model.order.operation.state, model.order.onWaitingList]).toEqual(['booked', true])
  })

  test('without a credit is refused, and everything stays', async () => {
    player.become({ credits: 0 })
    expect(model.creditsAfter).toBe(-1)
    await model.confirm()
    expect([model.order.problem?.kind, model.step, model.selection.slots]).toEqual(['no-credit', 'confirmation', [morningSlot]])
  })

  test('that fails keeps the selection, and can be made again', async () => {
    appointments.onBook = () => {
      throw new Failure('forbidden')
    }
    await model.confirm()
    expect([model.order.operation.state, model.order.sending.failure?.kind]).toEqual(['idle', 'forbidden'])
    appointments.onBook = (commit) => commit()
    await model.confirm()
    expect(model.step).toBe('done')
  })

  test('whose answer comes after another player took over changes nothing', async () => {
    const booking = model.confirm()
    player.become({ id: 'wren' })
    await booking
    expect([model.step, model.order.operation.state]).toEqual(['selection', 'idle'])
  })
})

describe('a second lesson at the same time', () => {
  const withTeodor = slotAt('2026-05-21T07:45').with({ coachId: 'teodor' }).build()
  const lesson = buildAppointment().with({ start: morningSlot.start }).build()

  beforeEach(async () => {
    appointments.list = [lesson]
    openings.slots = [withTeodor, eveningSlot]
    await startModel()
  })

  test('is told before anything is sent, and can be booked', async () => {
    expect(model.lessonsAtSameTime).toEqual([])
    model.toggle(withTeodor)
    model.review()
    expect([model.lessonsAtSameTime, appointments.bookings]).toEqual([[lesson], []])
    await model.confirm()
    expect(model.order.operation.state).toBe('booked')
  })

  test('is not the lesson that is to be moved', async () => {
    await model.openToMove(lesson.id)
    model.toggle(withTeodor)
    expect([model.selection.slots, model.lessonsAtSameTime]).toEqual([[withTeodor], []])
  })
})

describe('a slot that somebody else took', () => {
  beforeEach(async () => {
    await startModel()
    model.choices.place.chooseCoach('marisol')
    await whenIdle()
    appointments.onBook = () => {
      openings.slots = [{ ...morningSlot, availability: 'full' }, eveningSlot, waitingListSlot]
      return { kind: 'slot-taken' }
    }
  })

  test('is dropped and shown as full; all other choices stay', async () => {
    model.toggle(morningSlot)
    model.review()
    await model.confirm()
    expect([model.isOpen, model.step, model.order.problem?.kind]).toEqual([true, 'selection', 'slot-taken'])
    expect([model.selection.slots, model.choices.place.selectedCoach?.id]).toEqual([[], 'marisol'])
    expect([model.times.selectedDate?.toString(), model.times.slotsOfDay.map(model.availabilityOf)]).toEqual([
      '2026-05-21',
      ['full', 'waiting-list'],
    ])
    model.toggle(waitingListSlot)
    expect(model.order.problem).toBeUndefined()
  })

  test('is the only one of several that is dropped, whoever their coaches are', async () => {
    model.toggle(morningSlot)
    model.toggle(eveningSlot)
    await model.confirm()
    expect(model.selection.slots).toEqual([eveningSlot])
  })
})

describe('practice in the way', () => {
  const practice = buildAppointment().with({ id: 'p-1', lessonType: buildPractice().build(), start: morningSlot.start }).build()

  test('is named before anything is sent, and given up when the player says so', async () => {
    appointments.list = [practice]
    await startModel()
    model.toggle(morningSlot)
    model.review()
    await model.confirm()
    expect([model.order.practiceInTheWay, appointments.bookings, model.step]).toEqual([[practice], [], 'confirmation'])
    await model.overridePractice()
    expect(appointments.bookings).toMatchObject([{ purpose: 'practice-override', replaces: ['p-1'] }])
    expect(model.step).toBe('done')
  })

  test('that only the server knew is read, and may be kept', async () => {
    await startModel()
    appointments.list = [practice]
    appointments.onBook = () => ({ kind: 'practice-in-the-way', appointmentIds: ['p-1'] })
    model.toggle(morningSlot)
    model.review()
    await model.confirm()
    expect(model.order.practiceInTheWay).toEqual([practice])
    model.backToSelection()
    expect([model.order.problem, model.selection.slots, model.step]).toEqual([undefined, [morningSlot], 'selection'])
    await model.overridePractice()
    expect(appointments.bookings).toHaveLength(1)
  })
})

describe('moving a lesson', () => {
  const lesson = buildAppointment().with({ start: morningSlot.start }).build()

  beforeEach(async () => {
    appointments.list = [lesson]
    openings.slots = [morningSlot, eveningSlot, juneSlot]
    model.start()
    await model.openToMove('a-1')
    await whenIdle()
  })

  test('begins with its type, centre, coach and day, in one reading', () => {
    const { lessonType, place } = model.choices
    expect([lessonType?.id, place.selectedCentre?.id, place.selectedCoach?.id]).toEqual(['iron-play', 'northgate', 'marisol'])
    expect([model.times.selectedDate?.toString(), openings.searches.length]).toEqual(['2026-05-21', 1])
  })

  test('shows its own time as current, not to be selected', () => {
    model.toggle(morningSlot)
    expect([model.availabilityOf(morningSlot), model.selection.isEmpty]).toEqual(['current', true])
  })

  test('goes to one slot at most, at no further credit, and ends moved', async () => {
    model.toggle(eveningSlot)
    model.toggle(juneSlot)
    expect([model.selection.slots, model.creditsAfter]).toEqual([[juneSlot], 6])
    await model.confirm()
    expect([model.step, model.order.operation.state]).toEqual(['done', 'moved'])
    expect(appointments.bookings).toMatchObject([{ purpose: 'move', replaces: ['a-1'], slots: [juneSlot] }])
  })

  test('comes too late when the 24 hours have run out meanwhile', async () => {
    model.toggle(juneSlot)
    expect(model.tooLateToMove).toBe(false)
    clock.instant = lesson.start.subtract({ hours: 24 }).add({ seconds: 1 })
    await model.confirm()
    expect([model.order.problem?.kind, appointments.bookings]).toEqual(['too-late', []])
    await model.times.readAgain()
    expect(model.tooLateToMove).toBe(true)
  })
})
