import { beforeEach, describe, expect, test } from 'vitest'
import { Failure } from '#app/shared/failure'
import {
  centres,
  clock,
  day,
  denver,
  eveningSlot,
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
import { FixedLocation } from '../../../../tests/builders/schedulingPorts.ts'

setUpBooking()

describe('narrowing the openings', () => {
  beforeEach(startModel)

  test('[scheduling.schedule-filters] by coach, by month and by year, a reading each', async () => {
    model.choices.place.chooseCoach('teodor')
    await whenIdle()
    expect(model.times.slotsOfDay).toEqual([eveningSlot])
    model.times.month.goToNextMonth()
    await whenIdle()
    model.times.month.goToNextYear()
    await whenIdle()
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
    await whenIdle()
    expect([model.times.month.month.toString(), model.times.slots]).toEqual(['2026-04', []])
  })

  test('what has begun is no longer offered', async () => {
    clock.instant = morningSlot.start
    await model.times.readAgain()
    expect(model.times.slotsOfDay).toEqual([waitingListSlot, eveningSlot])
  })

  test('a type, or a centre, of its own has slots of its own: the selection is given up', () => {
    model.toggle(morningSlot)
    model.chooseLessonType('practice')
    expect(model.selection.slots).toEqual([])
    model.toggle(morningSlot)
    model.chooseCentre('rive-sud')
    expect(model.selection.slots).toEqual([])
  })
})

describe('reading openings', () => {
  test('[scheduling.open-slots-loading-then-data] is loading, then the slots', async () => {
    await startModel()
    model.times.month.goToNextMonth()
    expect(model.times.answer.state).toBe('loading')
    await whenIdle()
    expect([model.times.answer.state, model.times.slots]).toEqual(['ready', [juneSlot]])
    expect([...model.times.openingsByDay]).toEqual([['2026-06-04', 1]])
  })

  test('[scheduling.open-slots-error-shown] refused keeps code and message, and stores no slots', async () => {
    openings.onSearch = () => ({ kind: 'refused', code: 70012, message: 'Bays are closed.' })
    await startModel()
    expect(model.times.refusal).toMatchObject({ code: 70012, message: 'Bays are closed.' })
    expect([model.times.slots, model.times.month.month.toString()]).toEqual([[], '2026-05'])
  })

  test('failed keeps the choice, and can be tried again', async () => {
    openings.onSearch = () => {
      throw new Failure('offline')
    }
    await startModel()
    expect([model.times.answer.failure?.kind, model.choices.lessonType?.id]).toEqual(['offline', 'iron-play'])
    openings.onSearch = (answer) => answer()
    await model.times.answer.retry()
    expect(model.times.slotsOfDay).toEqual([morningSlot, waitingListSlot, eveningSlot])
  })

  test('the last choice wins, whatever answer comes last', async () => {
    await startModel()
    const late: (() => void)[] = []
    openings.onSearch = (answer) => new Promise((resolve) => late.push(() => resolve(answer())))
    model.choices.place.chooseCoach('marisol')
    openings.onSearch = (answer) => answer()
    model.choices.place.chooseCoach('teodor')
    await whenIdle()
    for (const answer of late) answer()
    await whenIdle()
    expect(model.times.slots).toEqual([eveningSlot])
  })
})

describe('centres', () => {
  test('are searched for around the player only when the player wants it', async () => {
    await startModel()
    const { place } = model.choices
    expect(centres.searches).toEqual([{}])
    centres.near = centres.list.slice(0, 1)
    await place.findNearest()
    expect(place.nearby.map(({ id }) => id)).toEqual(['rive-sud'])
    expect(centres.searches).toEqual([{}, { near: denver }])
    expect([place.centres[0]?.id, place.selectedCentre?.id, place.metricDistances]).toEqual(['rive-sud', 'northgate', false])
  })

  test('stay a whole list for a player who keeps the place secret', async () => {
    recreateModel(new FixedLocation(undefined))
    await startModel()
    await model.choices.place.findNearest()
    expect([model.choices.place.positionUnknown, model.choices.place.nearby, model.choices.place.centres.length]).toEqual([true, [], 2])
  })

  test('are found by a postal code', async () => {
    await startModel()
    await model.choices.place.searchPostal('80202')
    expect(centres.searches.at(-1)).toEqual({ postal: '80202' })
    expect(model.choices.place.centres[0]?.id).toBe('rive-sud')
  })

  test('[scheduling.center-list-error-flag] that cannot be listed set a flag; those around alone do not', async () => {
    await startModel()
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
