import { beforeEach, describe, expect, test } from 'vitest'
import {
  appointments,
  day,
  denver,
  eveningSlot,
  fullSlot,
  juneSlot,
  model,
  morningSlot,
  openings,
  recreateModel,
  setUpBooking,
  startModel,
  waitingListSlot,
  whenIdle,
} from '../../../../tests/builders/booking.ts'
import { buildLastBooking } from '../../../../tests/builders/scheduling.ts'
import { readBookingQuery } from './BookingQuery.ts'
import { addressOf } from './bookAddress.ts'

setUpBooking()

describe('selecting', () => {
  beforeEach(startModel)

  test('takes as many slots as the player likes, and lets them go again', () => {
    model.toggle(morningSlot)
    model.toggle(eveningSlot)
    model.toggle(waitingListSlot)
    expect([model.selection.slots, model.selection.joinsWaitingList]).toEqual([[morningSlot, eveningSlot, waitingListSlot], true])
    expect([model.order.creditsLeft, model.creditsAfter]).toEqual([6, 4])
    model.toggle(waitingListSlot)
    expect(model.selection.slots).toEqual([morningSlot, eveningSlot])
  })

  test('passes over what is full', () => {
    model.toggle(fullSlot)
    expect([model.isSelectable(fullSlot), model.selection.isEmpty]).toEqual([false, true])
  })

  test('is needed before the review', () => {
    model.review()
    expect([model.step, model.selection.problem]).toEqual(['selection', 'selectedSlotEmpty'])
    model.toggle(morningSlot)
    expect(model.selection.problem).toBeUndefined()
    model.review()
    expect(model.step).toBe('confirmation')
  })

  test('[scheduling.suggestions-need-slots] is needed before suggestions, or they are refused without a call', async () => {
    await model.suggest()
    expect([model.step, model.selection.problem, openings.suggestedFor]).toEqual(['selection', 'selectedSlotEmpty', []])
  })

  test('[scheduling.suggestions-with-slots] brings suggestions, which join it and are shown in their month', async () => {
    openings.offers = [{ slot: juneSlot, reason: 'same-time' }]
    model.toggle(morningSlot)
    await model.suggest()
    expect([model.step, model.selection.suggestions]).toEqual(['suggestions', openings.offers])
    model.toggle(juneSlot)
    expect(model.selection.slots).toEqual([morningSlot, juneSlot])
    expect(model.times.selectedDate?.toString()).toBe('2026-06-04')
  })

  test('brings each suggestion once, though two chosen times may lead to it', async () => {
    openings.offers = [
      { slot: juneSlot, reason: 'same-time' },
      { slot: juneSlot, reason: 'sooner' },
    ]
    model.toggle(morningSlot)
    await model.suggest()
    expect(model.selection.suggestions).toEqual([{ slot: juneSlot, reason: 'same-time' }])
  })
})

describe('wishes', () => {
  test('an address chooses type, centre, coach, day and time before anything is read', async () => {
    model.start()
    model.prefill({
      lessonTypeId: 'iron-play',
      centreId: 'northgate',
      coachId: 'marisol',
      day: day('2026-06-04'),
      time: Temporal.PlainTime.from('07:30'),
    })
    await whenIdle()
    expect([model.choices.place.selectedCoach?.id, model.times.selectedDate?.toString()]).toEqual(['marisol', '2026-06-04'])
    expect(model.selection.slots).toEqual([juneSlot])
    expect(openings.searches).toHaveLength(1)
  })

  test('an address may name a month in which nothing is open', async () => {
    openings.slots = [morningSlot]
    model.start()
    model.prefill({ month: Temporal.PlainYearMonth.from('2026-08') })
    await whenIdle()
    expect([model.times.month.month.toString(), model.times.selectedDate, openings.searches.length]).toEqual(['2026-08', undefined, 1])
    expect(addressOf(model)).toBe('type=iron-play&centre=northgate&month=2026-08')
  })

  test('the current month stays in sight where the address names it, though it is full', async () => {
    openings.slots = [fullSlot, juneSlot]
    model.start()
    model.prefill({ month: Temporal.PlainYearMonth.from('2026-05') })
    await whenIdle()
    expect(model.times.month.month.toString()).toBe('2026-05')
  })

  test('what is in sight and what is chosen come back from the address, in two months as well', async () => {
    await startModel()
    model.toggle(morningSlot)
    model.times.month.goToNextMonth()
    await whenIdle()
    const address = addressOf(model) ?? ''
    expect(address).toBe('type=iron-play&centre=northgate&month=2026-06&day=2026-05-21&time=07%3A30')
    model.dispose()
    recreateModel()
    model.start()
    model.prefill(readBookingQuery(Object.fromEntries(new URLSearchParams(address))))
    await whenIdle()
    expect([model.selection.slots, model.times.month.month.toString()]).toEqual([[morningSlot], '2026-06'])
    expect(addressOf(model)).toBe(address)
  })

  test('what is not there is passed over', async () => {
    model.start()
    model.prefill({
      lessonTypeId: 'karaoke',
      centreId: 'moon',
      coachId: 'nobody',
      day: day('2026-05-21'),
      time: Temporal.PlainTime.from('03:00'),
    })
    await whenIdle()
    const { lessonType, place } = model.choices
    expect([lessonType?.id, place.selectedCentre?.id, place.selectedCoach]).toEqual(['iron-play', 'northgate', undefined])
    expect([model.times.selectedDate?.toString(), model.selection.isEmpty]).toEqual(['2026-05-21', true])
  })

  test('an earlier booking is made again with its type, centre and coach', async () => {
    appointments.last = [buildLastBooking().build()]
    await startModel()
    model.toggle(morningSlot)
    model.review()
    for (const booking of model.choices.lastBookings.value ?? []) model.bookAgain(booking)
    expect([model.step, model.selection.slots, model.choices.place.selectedCoach?.id]).toEqual(['selection', [], 'teodor'])
  })
})

describe('[scheduling.booking-reset-keeps-data] starting over', () => {
  beforeEach(async () => {
    appointments.last = [buildLastBooking().build()]
    await startModel()
    await model.choices.place.findNearest()
    model.chooseLessonType('practice')
    model.choices.place.chooseCoach('teodor')
    model.times.chooseTimeOfDay('evening')
    model.times.month.goToNextMonth()
    await whenIdle()
    model.toggle(juneSlot)
    model.order.chooseHand('left')
    model.review()
  })

  test('keeps the dialog open, lesson types, last bookings, position and country', () => {
    model.reset()
    const { lessonTypes, lastBookings, place } = model.choices
    expect(model.isOpen).toBe(true)
    expect([lessonTypes.value?.length, lastBookings.value?.length, place.position, place.country.value]).toEqual([2, 1, denver, 'US'])
  })

  test('forgets everything else', () => {
    model.reset()
    const { order, times, selection, choices } = model
    expect([model.step, selection.slots, selection.suggestions, order.hand, times.timeOfDay]).toEqual(['selection', [], [], 'right', 'any'])
    expect([choices.lessonType?.id, choices.place.list.value, choices.place.nearby, times.answer.value]).toEqual([
      'iron-play',
      undefined,
      [],
      undefined,
    ])
    expect(times.month.startDate.toString()).toBe('2026-05-13')
  })

  test('reads anew what it forgot', async () => {
    model.reset()
    await whenIdle()
    expect([model.choices.place.selectedCoach, model.times.selectedDate?.toString()]).toEqual([undefined, '2026-05-21'])
  })
})
