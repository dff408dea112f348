import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { BookLesson } from '#app/scheduling/BookLesson'
import { RescheduleLesson } from '#app/scheduling/RescheduleLesson'
import { SuggestSlots } from '#app/scheduling/SuggestSlots'
import { Failure } from '#app/shared/failure'
import { aLastBooking, aLessonType, anAppointment, aPractice, aSlot } from '../../../../tests/builders/scheduling.ts'
import {
  AppointmentsInMemory,
  CentresInMemory,
  FixedWhereabouts,
  LineInMemory,
  MovedInMemory,
  OpeningsInMemory,
  PlayerInMemory,
  StandingClock,
} from '../../../../tests/builders/schedulingPorts.ts'
import { BookViewModel } from './BookViewModel.ts'
import { addressOf } from './bookAddress.ts'
import { ChoicesModel } from './ChoicesModel.ts'
import { OrderModel } from './OrderModel.ts'
import { OwnAppointmentsModel } from './OwnAppointmentsModel.ts'
import { PlaceModel } from './PlaceModel.ts'
import { SelectionModel } from './SelectionModel.ts'
import { TimesModel } from './TimesModel.ts'
import { readWish } from './Wish.ts'

const denver = { latitude: 39.74, longitude: -104.99 }
const day = (text: string) => Temporal.PlainDate.from(text)
const inChicago = (wallTime: string) => Temporal.PlainDateTime.from(wallTime).toZonedDateTime('America/Chicago').toInstant()
const slotAt = (wallTime: string) => aSlot().with({ number: wallTime, start: inChicago(wallTime) })

const morning = slotAt('2026-05-21T07:30').build()
const evening = slotAt('2026-05-21T18:00').with({ coachId: 'teodor' }).build()
const full = slotAt('2026-05-20T09:00').with({ availability: 'full' }).build()
const line = slotAt('2026-05-21T09:00').with({ availability: 'waiting-list' }).build()
const june = slotAt('2026-06-04T07:30').build()

let appointments: AppointmentsInMemory
let openings: OpeningsInMemory
let centres: CentresInMemory
let player: PlayerInMemory
let clock: StandingClock
let model: BookViewModel

function make(position = new FixedWhereabouts(denver)): BookViewModel {
  const bookLesson = new BookLesson(appointments, player, new LineInMemory())
  const order = new OrderModel(
    bookLesson,
    new RescheduleLesson(bookLesson, clock, new MovedInMemory()),
    new OwnAppointmentsModel(appointments),
    player,
  )
  const choices = new ChoicesModel(openings, appointments, new PlaceModel(centres, position, player))
  return new BookViewModel(choices, new TimesModel(openings, clock), new SelectionModel(new SuggestSlots(openings)), order)
}

/** Until whatever is under way has come to rest. */
async function rest(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate)
}

async function begin(): Promise<void> {
  model.start()
  await rest()
}

beforeEach(() => {
  appointments = new AppointmentsInMemory()
  openings = new OpeningsInMemory([morning, evening, full, line, june])
  openings.types = [aLessonType().build(), aPractice().build()]
  centres = new CentresInMemory()
  player = new PlayerInMemory()
  clock = new StandingClock('2026-05-13T17:00:00Z')
  model = make()
})

afterEach(() => model.dispose())

describe('beginning to book', () => {
  test('[scheduling.schedule-step-start] starts with the selection, and nothing selected', async () => {
    await begin()
    expect([model.isOpen, model.step, model.selection.slots]).toEqual([true, 'selection', []])
  })

  test('at the home centre with any coach, on the first bookable day', async () => {
    await begin()
    const { lessonType, place } = model.choices
    expect([lessonType?.id, place.selectedCentre?.id, place.selectedCoach]).toEqual(['iron-play', 'northgate', undefined])
    expect(place.centres.map(({ id }) => id)).toEqual(['northgate', 'rive-sud'])
    expect(model.times.selectedDate?.toString()).toBe('2026-05-21')
    expect([place.country.value, model.times.timeZone, model.times.playerTimeZone]).toEqual(['US', 'America/Chicago', 'America/New_York'])
  })

  test('reads the openings of the month once, from today on', async () => {
    await begin()
    const month = { from: day('2026-05-13'), until: day('2026-05-31'), timeOfDay: 'any' }
    expect(openings.searches).toEqual([
      { centreId: 'northgate', timeZone: 'America/Chicago', coachId: undefined, lessonTypeId: 'iron-play', ...month },
    ])
  })

  test('waits with the openings until it is known whose home centre counts, and reads the rest meanwhile', async () => {
    player.signOut()
    await begin()
    expect([openings.searches, model.choices.lessonTypes.state]).toEqual([[], 'ready'])
    player.become({ homeCentreId: 'northgate' })
    await rest()
    expect([openings.searches.map(({ centreId }) => centreId), centres.searches.length]).toEqual([['northgate'], 1])
  })

  test('at the first centre of the list for players without a home', async () => {
    player.become({ homeCentreId: undefined })
    await begin()
    expect(model.choices.place.selectedCentre?.id).toBe('rive-sud')
  })

  test('moves on to the next month when the current one is full, and only then and once', async () => {
    openings.slots = [full, june]
    await begin()
    expect([model.times.month.month.toString(), model.times.selectedDate?.toString()]).toEqual(['2026-06', '2026-06-04'])
    model.times.month.goToPreviousMonth()
    await rest()
    expect([model.times.month.startDate.toString(), model.times.fullyBooked]).toEqual(['2026-05-13', true])
  })

  test('stays in the next month when that is full as well', async () => {
    openings.slots = [full]
    await begin()
    expect([model.times.month.month.toString(), model.times.selectedDate]).toEqual(['2026-06', undefined])
  })
})

describe('narrowing the openings', () => {
  beforeEach(begin)

  test('[scheduling.schedule-filters] by coach, by month and by year, a reading each', async () => {
    model.choices.place.chooseCoach('teodor')
    await rest()
    expect(model.times.slotsOfDay).toEqual([evening])
    model.times.month.goToNextMonth()
    await rest()
    model.times.month.goToNextYear()
    await rest()
    expect(openings.searches.slice(1).map(({ coachId, from, until }) => [coachId, String(from), String(until)])).toEqual([
      ['teodor', '2026-05-13', '2026-05-31'],
      ['teodor', '2026-06-01', '2026-06-30'],
      ['teodor', '2027-06-01', '2027-06-30'],
    ])
  })

  test('[scheduling.schedule-filters] by time of day, without a reading', () => {
    const parts = () => model.times.partsOfDay.map(({ part, open, slots }) => [part, open, slots.length])
    expect(parts()).toEqual([
      ['morning', 1, 2],
      ['evening', 1, 1],
    ])
    model.times.chooseTimeOfDay('evening')
    expect(parts()).toEqual([['evening', 1, 1]])
    expect(openings.searches).toHaveLength(1)
  })

  test('[scheduling.coaches-of-selected-center] coaches are those of the selected centre, and another centre starts with any', async () => {
    const { place } = model.choices
    expect(place.coaches.map(({ id }) => id)).toEqual(['marisol', 'teodor'])
    place.chooseCoach('teodor')
    expect(place.selectedCoach?.id).toBe('teodor')
    model.chooseCentre('rive-sud')
    expect([place.coaches, place.selectedCoach]).toEqual([[], undefined])
  })

  test('[scheduling.year-navigation-clamps-to-now] a year back from February leads to today, not before', async () => {
    model.times.month.show(day('2027-02-10'))
    model.times.month.goToPreviousYear()
    expect(model.times.month.startDate.toString()).toBe('2026-05-13')
  })

  test('[scheduling.month-navigation-not-clamped] a month back leads before today, where nothing is offered', async () => {
    model.times.month.goToPreviousMonth()
    await rest()
    expect([model.times.month.month.toString(), model.times.slots]).toEqual(['2026-04', []])
  })

  test('what has begun is no longer offered', async () => {
    clock.instant = morning.start
    await model.times.readAgain()
    expect(model.times.slotsOfDay).toEqual([line, evening])
  })

  test('a type, or a centre, of its own has slots of its own: the selection is given up', () => {
    model.toggle(morning)
    model.chooseLessonType('practice')
    expect(model.selection.slots).toEqual([])
    model.toggle(morning)
    model.chooseCentre('rive-sud')
    expect(model.selection.slots).toEqual([])
  })
})

describe('reading openings', () => {
  test('[scheduling.open-slots-loading-then-data] is loading, then the slots', async () => {
    await begin()
    model.times.month.goToNextMonth()
    expect(model.times.answer.state).toBe('loading')
    await rest()
    expect([model.times.answer.state, model.times.slots]).toEqual(['ready', [june]])
    expect([...model.times.openingsByDay]).toEqual([['2026-06-04', 1]])
  })

  test('[scheduling.open-slots-error-shown] refused keeps code and message, and stores no slots', async () => {
    openings.onSearch = () => ({ kind: 'refused', code: 70012, message: 'Bays are closed.' })
    await begin()
    expect(model.times.refusal).toMatchObject({ code: 70012, message: 'Bays are closed.' })
    expect([model.times.slots, model.times.month.month.toString()]).toEqual([[], '2026-05'])
  })

  test('failed keeps the choice, and can be tried again', async () => {
    openings.onSearch = () => {
      throw new Failure('offline')
    }
    await begin()
    expect([model.times.answer.failure?.kind, model.choices.lessonType?.id]).toEqual(['offline', 'iron-play'])
    openings.onSearch = (answer) => answer()
    await model.times.answer.retry()
    expect(model.times.slotsOfDay).toEqual([morning, line, evening])
  })

  test('the last choice wins, whatever answer comes last', async () => {
    await begin()
    const late: (() => void)[] = []
    openings.onSearch = (answer) => new Promise((resolve) => late.push(() => resolve(answer())))
    model.choices.place.chooseCoach('marisol')
    openings.onSearch = (answer) => answer()
    model.choices.place.chooseCoach('teodor')
    await rest()
    for (const answer of late) answer()
    await rest()
    expect(model.times.slots).toEqual([evening])
  })
})

describe('centres', () => {
  test('are searched for around the player only when the player wants it', async () => {
    await begin()
    const { place } = model.choices
    expect(centres.searches).toEqual([{}])
    centres.near = centres.list.slice(0, 1)
    await place.findNearest()
    expect(place.nearby.map(({ id }) => id)).toEqual(['rive-sud'])
    expect(centres.searches).toEqual([{}, { near: denver }])
    expect([place.centres[0]?.id, place.selectedCentre?.id, place.metricDistances]).toEqual(['rive-sud', 'northgate', false])
  })

  test('stay a whole list for a player who keeps the place secret', async () => {
    model = make(new FixedWhereabouts(undefined))
    await begin()
    await model.choices.place.findNearest()
    expect([model.choices.place.positionUnknown, model.choices.place.nearby, model.choices.place.centres.length]).toEqual([true, [], 2])
  })

  test('are found by a postal code', async () => {
    await begin()
    await model.choices.place.searchPostal('80202')
    expect(centres.searches.at(-1)).toEqual({ postal: '80202' })
    expect(model.choices.place.centres[0]?.id).toBe('rive-sud')
  })

  test('[scheduling.center-list-error-flag] that cannot be listed set a flag; those around alone do not', async () => {
    await begin()
    const { place } = model.choices
    centres.onNearest = () => {
      throw new Failure('server-fault')
    }
    await place.findNearest()
    expect([place.listFailed, place.nearby]).toEqual([false, []])
    centres.onClosest = () => {
      throw new Failure('server-fault')
    }
    await place.searchPostal('80202')
    expect([place.listFailed, place.centres.length]).toEqual([true, 2])
  })
})

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

describe('booking', () => {
  beforeEach(async () => {
    await begin()
    model.toggle(morning)
    model.review()
  })

  test('goes idle, wait, booked, and ends with what was booked', async () => {
    expect(model.order.operation.state).toBe('idle')
    const booking = model.confirm()
    expect(model.order.operation.state).toBe('wait')
    await booking
    expect([model.step, model.order.operation.state, model.order.onWaitingList]).toEqual(['done', 'booked', false])
    expect(model.order.booked).toEqual(appointments.list)
    expect(appointments.bookings).toMatchObject([{ purpose: 'new', playerId: 'hana', hand: 'right', slots: [morning], replaces: [] }])
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
    model.toggle(morning)
    model.toggle(line)
    await model.confirm()
    expect([model.order.operation.state, model.order.onWaitingList]).toEqual(['booked', true])
  })

  test('without a credit is refused, and everything stays', async () => {
    player.become({ credits: 0 })
    expect(model.creditsAfter).toBe(-1)
    await model.confirm()
    expect([model.order.problem?.kind, model.step, model.selection.slots]).toEqual(['no-credit', 'confirmation', [morning]])
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
  const lesson = anAppointment().with({ start: morning.start }).build()

  beforeEach(async () => {
    appointments.list = [lesson]
    openings.slots = [withTeodor, evening]
    await begin()
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
    await begin()
    model.choices.place.chooseCoach('marisol')
    await rest()
    appointments.onBook = () => {
      openings.slots = [{ ...morning, availability: 'full' }, evening, line]
      return { kind: 'slot-taken' }
    }
  })

  test('is dropped and shown as full; all other choices stay', async () => {
    model.toggle(morning)
    model.review()
    await model.confirm()
    expect([model.isOpen, model.step, model.order.problem?.kind]).toEqual([true, 'selection', 'slot-taken'])
    expect([model.selection.slots, model.choices.place.selectedCoach?.id]).toEqual([[], 'marisol'])
    expect([model.times.selectedDate?.toString(), model.times.slotsOfDay.map(model.standing)]).toEqual([
      '2026-05-21',
      ['full', 'waiting-list'],
    ])
    model.toggle(line)
    expect(model.order.problem).toBeUndefined()
  })

  test('is the only one of several that is dropped, whoever their coaches are', async () => {
    model.toggle(morning)
    model.toggle(evening)
    await model.confirm()
    expect(model.selection.slots).toEqual([evening])
  })
})

describe('practice in the way', () => {
  const practice = anAppointment().with({ id: 'p-1', lessonType: aPractice().build(), start: morning.start }).build()

  test('is named before anything is sent, and given up when the player says so', async () => {
    appointments.list = [practice]
    await begin()
    model.toggle(morning)
    model.review()
    await model.confirm()
    expect([model.order.practiceInTheWay, appointments.bookings, model.step]).toEqual([[practice], [], 'confirmation'])
    await model.overridePractice()
    expect(appointments.bookings).toMatchObject([{ purpose: 'practice-override', replaces: ['p-1'] }])
    expect(model.step).toBe('done')
  })

  test('that only the server knew is read, and may be kept', async () => {
    await begin()
    appointments.list = [practice]
    appointments.onBook = () => ({ kind: 'practice-in-the-way', appointmentIds: ['p-1'] })
    model.toggle(morning)
    model.review()
    await model.confirm()
    expect(model.order.practiceInTheWay).toEqual([practice])
    model.backToSelection()
    expect([model.order.problem, model.selection.slots, model.step]).toEqual([undefined, [morning], 'selection'])
    await model.overridePractice()
    expect(appointments.bookings).toHaveLength(1)
  })
})

describe('moving a lesson', () => {
  const lesson = anAppointment().with({ start: morning.start }).build()

  beforeEach(async () => {
    appointments.list = [lesson]
    openings.slots = [morning, evening, june]
    model.start()
    await model.openToMove('a-1')
    await rest()
  })

  test('begins with its type, centre, coach and day, in one reading', () => {
    const { lessonType, place } = model.choices
    expect([lessonType?.id, place.selectedCentre?.id, place.selectedCoach?.id]).toEqual(['iron-play', 'northgate', 'marisol'])
    expect([model.times.selectedDate?.toString(), openings.searches.length]).toEqual(['2026-05-21', 1])
  })

  test('shows its own time as current, not to be selected', () => {
    model.toggle(morning)
    expect([model.standing(morning), model.selection.isEmpty]).toEqual(['current', true])
  })

  test('goes to one slot at most, at no further credit, and ends moved', async () => {
    model.toggle(evening)
    model.toggle(june)
    expect([model.selection.slots, model.creditsAfter]).toEqual([[june], 6])
    await model.confirm()
    expect([model.step, model.order.operation.state]).toEqual(['done', 'moved'])
    expect(appointments.bookings).toMatchObject([{ purpose: 'move', replaces: ['a-1'], slots: [june] }])
  })

  test('comes too late when the 24 hours have run out meanwhile', async () => {
    model.toggle(june)
    expect(model.tooLateToMove).toBe(false)
    clock.instant = lesson.start.subtract({ hours: 24 }).add({ seconds: 1 })
    await model.confirm()
    expect([model.order.problem?.kind, appointments.bookings]).toEqual(['too-late', []])
    await model.times.readAgain()
    expect(model.tooLateToMove).toBe(true)
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
    model = make()
    model.start()
    model.prefill(readWish(Object.fromEntries(new URLSearchParams(address))))
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
    appointments.last = [aLastBooking().build()]
    await begin()
    model.toggle(morning)
    model.review()
    for (const booking of model.choices.lastBookings.value ?? []) model.bookAgain(booking)
    expect([model.step, model.selection.slots, model.choices.place.selectedCoach?.id]).toEqual(['selection', [], 'teodor'])
  })
})

describe('[scheduling.booking-reset-keeps-data] starting over', () => {
  beforeEach(async () => {
    appointments.last = [aLastBooking().build()]
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

describe('players', () => {
  test('signing out leaves nothing and asks nothing', async () => {
    await begin()
    const asked = openings.searches.length
    model.toggle(morning)
    player.signOut()
    await rest()
    expect([model.selection.slots, model.choices.lessonTypes.value, model.choices.place.position]).toEqual([[], undefined, undefined])
    expect(openings.searches).toHaveLength(asked)
  })

  test('a closed dialog follows no choice', async () => {
    await begin()
    model.dispose()
    model.times.month.goToNextMonth()
    await rest()
    expect([model.isOpen, openings.searches.length]).toEqual([false, 1])
  })
})

describe("today is the centre's", () => {
  test.each([
    ['2026-05-31T23:30:00-05:00', '2026-05-31'],
    ['2026-12-31T23:30:00-06:00', '2026-12-31'],
    ['2028-02-29T23:30:00-06:00', '2028-02-29'],
  ])('at %s the openings start from %s, though New York is a day ahead', async (now, today) => {
    clock.instant = Temporal.Instant.from(now)
    openings.slots = [slotAt(`${today}T23:45`).build()]
    model = make()
    await begin()
    expect(String(openings.searches.at(-1)?.from)).toBe(today)
    expect([model.times.month.startDate.toString(), model.times.selectedDate?.toString()]).toEqual([today, today])
  })
})
