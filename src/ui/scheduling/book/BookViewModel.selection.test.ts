import { beforeEach, describe, expect, test } from 'vitest'
import {
  appointments,
  begin,
  day,
  denver,
  evening,
  full,
  june,
  line,
  model,
  morning,
  openings,
  remake,
  rest,
  setUpBooking,
} from '../../../../tests/builders/booking.ts'
import { buildLastBooking } from '../../../../tests/builders/scheduling.ts'
import { readBookingQuery } from './BookingQuery.ts'
import { addressOf } from './bookAddress.ts'

setUpBooking()

describe('selecting', () => {
  beforeEach(begin)

  test('takes as many slots as the player likes, and lets them go again', () => {
    model.toggle(morning)
    model.toggle(evening)
    model.toggle(line)
    expect([model.selection.slots, model.selection.joinsWaitingList]).toEqual([[morning, evening, line], true])
    expect([model.order.creditsLeft, model.creditsAfter]).toEqual([6, 4])
    model.toggle(line)
    expect(model.selection.slots).toEqual([morning, evening])
  })

  test('passes over what is full', () => {
    model.toggle(full)
    expect([model.isSelectable(full), model.selection.isEmpty]).toEqual([false, true])
  })

  test('is needed before the review', () => {
    model.review()
    expect([model.step, model.selection.problem]).toEqual(['selection', 'selectedSlotEmpty'])
    model.toggle(morning)
    expect(model.selection.problem).toBeUndefined()
    model.review()
    expect(model.step).toBe('confirmation')
  })

  test('[scheduling.suggestions-need-slots] is needed before suggestions, or they are refused without a call', async () => {
    await model.suggest()
    expect([model.step, model.selection.problem, openings.suggestedFor]).toEqual(['selection', 'selectedSlotEmpty', []])
  })

  test('[scheduling.suggestions-with-slots] brings suggestions, which join it and are shown in their month', async () => {
    openings.offers = [{ slot: june, reason: 'same-time' }]
    model.toggle(morning)
    await model.suggest()
    expect([model.step, model.selection.suggestions]).toEqual(['suggestions', openings.offers])
    model.toggle(june)
    expect(model.selection.slots).toEqual([morning, june])
    expect(model.times.selectedDate?.toString()).toBe('2026-06-04')
  })

  test('brings each suggestion once, though two chosen times may lead to it', async () => {
    openings.offers = [
      { slot: june, reason: 'same-time' },
      { slot: june, reason: 'sooner' },
    ]
    model.toggle(morning)
    await model.suggest()
    expect(model.selection.suggestions).toEqual([{ slot: june, reason: 'same-time' }])
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
    await rest()
    expect([model.choices.place.selectedCoach?.id, model.times.selectedDate?.toString()]).toEqual(['marisol', '2026-06-04'])
    expect(model.selection.slots).toEqual([june])
    expect(openings.searches).toHaveLength(1)
  })

  test('an address may name a month in which nothing is open', async () => {
    openings.slots = [morning]
    model.start()
    model.prefill({ month: Temporal.PlainYearMonth.from('2026-08') })
    await rest()
    expect([model.times.month.month.toString(), model.times.selectedDate, openings.searches.length]).toEqual(['2026-08', undefined, 1])
    expect(addressOf(model)).toBe('type=iron-play&centre=northgate&month=2026-08')
  })

  test('the current month stays in sight where the address names it, though it is full', async () => {
    openings.slots = [full, june]
    model.start()
    model.prefill({ month: Temporal.PlainYearMonth.from('2026-05') })
    await rest()
    expect(model.times.month.month.toString()).toBe('2026-05')
  })

  test('what is in sight and what is chosen come back from the address, in two months as well', async () => {
    await begin()
    model.toggle(morning)
    model.times.month.goToNextMonth()
    await rest()
    const address = addressOf(model) ?? ''
    expect(address).toBe('type=iron-play&centre=northgate&month=2026-06&day=2026-05-21&time=07%3A30')
    model.dispose()
    remake()
    model.start()
    model.prefill(readBookingQuery(Object.fromEntries(new URLSearchParams(address))))
    await rest()
    expect([model.selection.slots, model.times.month.month.toString()]).toEqual([[morning], '2026-06'])
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
    await rest()
    const { lessonType, place } = model.choices
    expect([lessonType?.id, place.selectedCentre?.id, place.selectedCoach]).toEqual(['iron-play', 'northgate', undefined])
    expect([model.times.selectedDate?.toString(), model.selection.isEmpty]).toEqual(['2026-05-21', true])
  })

  test('an earlier booking is made again with its type, centre and coach', async () => {
    appointments.last = [buildLastBooking().build()]
    await begin()
    model.toggle(morning)
    model.review()
    for (const booking of model.choices.lastBookings.value ?? []) model.bookAgain(booking)
    expect([model.step, model.selection.slots, model.choices.place.selectedCoach?.id]).toEqual(['selection', [], 'teodor'])
  })
})

describe('[scheduling.booking-reset-keeps-data] starting over', () => {
  beforeEach(async () => {
    appointments.last = [buildLastBooking().build()]
    await begin()
    await model.choices.place.findNearest()
    model.chooseLessonType('practice')
    model.choices.place.chooseCoach('teodor')
    model.times.chooseTimeOfDay('evening')
    model.times.month.goToNextMonth()
    await rest()
    model.toggle(june)
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
    await rest()
    expect([model.choices.place.selectedCoach, model.times.selectedDate?.toString()]).toEqual([undefined, '2026-05-21'])
  })
})
