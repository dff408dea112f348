import { BehaviorSubject, EMPTY } from 'rxjs'
import { describe, expect, test } from 'vitest'
import { AddTees } from '#app/rounds/AddTees'
import type { Courses } from '#app/rounds/ports/Courses'
import type { TeeBoxes } from '#app/rounds/ports/TeeBoxes'
import { StartRound } from '#app/rounds/StartRound'
import { Failure } from '#app/shared/failure'
import type { Course } from '#domain/rounds/course'
import { DraftsInMemory } from '../../../../tests/builders/drafts.ts'
import { buildRound, goldTees, golfer, RoundsInMemory } from '../../../../tests/builders/golfRounds.ts'
import { typedNumbers } from '../../../../tests/builders/typedNumbers.ts'
import { RoundEditor } from './RoundEditor.ts'
import { RoundPlace } from './RoundPlace.ts'
import { RoundsViewModel } from './RoundsViewModel.ts'
import { TeeModel } from './TeeModel.ts'
import { TeeTimeWeather } from './TeeTimeWeather.ts'

const online = { value: true, changes: new BehaviorSubject(true) }
const clock = {
  now: () => Temporal.Instant.from('2026-05-13T17:37:00Z'),
  timeZone: 'America/Chicago',
  ticks: EMPTY,
  sleep: async () => undefined,
}
const tallgrass: Course = {
  ...{ id: 'tallgrass', name: 'Tallgrass Prairie', city: 'Naperville', position: { latitude: 41.75, longitude: -88.15 } },
  ...{ boundary: [], timeZone: 'America/Chicago', teeBoxes: [] },
  holes: Array.from({ length: 18 }, (_, index) => ({ number: index + 1, par: 4, strokeIndex: index + 1, lengths: {} })),
}
const coursesWith = (course: Course): Courses => ({ search: async () => [], byId: async () => course, countries: async () => [] })
const white = { ...goldTees, id: 'white', name: 'White' }
const teeBoxes: TeeBoxes = {
  ofCourse: async () => [white, goldTees].map((tee) => ({ ...tee, isOwn: false })),
  add: async () => undefined,
  remove: async () => undefined,
}

async function create(rounds = new RoundsInMemory([buildRound(1)]), drafts = new DraftsInMemory(), course = tallgrass) {
  const weather = new TeeTimeWeather({ hourly: async () => [] }, golfer)
  const place = new RoundPlace(coursesWith(course), new TeeModel(teeBoxes, new AddTees(teeBoxes, online), typedNumbers, golfer), weather)
  const model = new RoundsViewModel(rounds, new RoundEditor(rounds, new StartRound(rounds, online), place, clock, drafts), clock)
  await model.read()
  return { model, rounds, drafts }
}

describe('a new round', () => {
  test('needs only its course: everything else is as the last time, and now', async () => {
    const { model, rounds } = await create()
    model.begin()
    await model.editor.chooseCourse('tallgrass')
    const started = await model.save()
    expect([started?.id, started && model.hasBegun(started)]).toEqual([2, true])
    expect(rounds.sent[0]).toMatchObject({
      ...{ holes: 18, start: 'front', mode: 'casual', isCompliant: true, tee: { id: 'gold' }, settings: rounds.settings },
      course: { id: 'tallgrass', name: 'Tallgrass Prairie' },
    })
    expect(rounds.sent[0]?.playedAt.toString()).toBe('2026-05-13T17:30:00Z')
  })

  test('of nine holes has the holes of that nine, and the settings that were changed', async () => {
    const { model, rounds } = await create()
    model.begin()
    await model.editor.chooseCourse('tallgrass')
    model.editor.write('holes', '9')
    model.editor.write('start', 'back')
    model.editor.set('putts', false)
    await model.save()
    expect([rounds.sent[0]?.scorecard.map(({ number }) => number)[0], rounds.sent[0]?.settings.putts]).toEqual([10, false])
  })

  test('has the tees of the latest round, whichever are shown', async () => {
    const latest = buildRound(2, { playedAt: '2026-05-08T08:30:00-05:00[America/Chicago]', mode: 'competition', tee: white })
    const { model } = await create(new RoundsInMemory([buildRound(1), latest]))
    model.choose('casual')
    model.begin()
    await model.editor.chooseCourse('tallgrass')
    expect(model.editor.tees.tee?.id).toBe('white')
  })

  test('that was begun waits with its course', async () => {
    const drafts = new DraftsInMemory()
    const { model } = await create(undefined, drafts)
    model.begin()
    await model.editor.chooseCourse('tallgrass')
    model.dispose()
    const later = (await create(undefined, drafts)).model
    later.begin()
    await new Promise((resolve) => setImmediate(resolve))
    expect(later.editor.course.value?.id).toBe('tallgrass')
  })

  test('without a tee time is not sent', async () => {
    const { model, rounds } = await create()
    model.begin()
    await model.editor.chooseCourse('tallgrass')
    model.editor.write('time', '')
    expect([await model.save(), model.editor.isTimeMissing, rounds.sent.length]).toEqual([undefined, true, 0])
  })

  test('of a player who has played none, and whose profile gives no gender, is not sent without tees', async () => {
    const { model, rounds } = await create(new RoundsInMemory())
    model.begin()
    await model.editor.chooseCourse('tallgrass')
    expect([await model.save(), model.editor.isTeeMissing, rounds.sent.length]).toEqual([undefined, true, 0])
    model.editor.tees.choose('white women')
    expect([await model.save().then(Boolean), model.editor.isTeeMissing, rounds.sent[0]?.tee.id]).toEqual([true, false, 'white'])
  })

  test('begins now, whatever the zones of the course and the device', async () => {
    const { model, rounds } = await create(undefined, undefined, { ...tallgrass, timeZone: 'Asia/Tokyo' })
    model.begin()
    await model.editor.chooseCourse('tallgrass')
    expect(model.editor.draft).toMatchObject({ date: '2026-05-14', time: '02:30' })
    await model.save()
    expect(rounds.sent[0]?.playedAt.toString()).toBe('2026-05-13T17:30:00Z')
  })

  test('keeps a tee time that was typed when the course changes', async () => {
    const { model } = await create()
    model.begin()
    await model.editor.chooseCourse('tallgrass')
    model.editor.write('time', '09:40')
    model.editor.changeCourse()
    await model.editor.chooseCourse('tallgrass')
    expect(model.editor.draft.time).toBe('09:40')
  })

  test('more than a day ahead is not sent, and its field says so at once', async () => {
    const { model, rounds } = await create()
    model.begin()
    await model.editor.chooseCourse('tallgrass')
    model.editor.write('date', '2026-05-16')
    expect([model.editor.fieldTooFarAhead, await model.save(), rounds.sent.length]).toEqual(['date', undefined, 0])
  })

  test('waits in its draft until it is started', async () => {
    const { model, drafts, rounds } = await create()
    model.begin()
    await model.editor.chooseCourse('tallgrass')
    const again = await create(rounds, drafts)
    again.model.begin()
    expect([again.model.editor.draft.courseId, again.model.editor.isUnsent]).toEqual(['tallgrass', true])
    await model.save()
    expect([...drafts.kept]).toEqual([])
  })
})

describe('the list of rounds', () => {
  const rounds = new RoundsInMemory([
    buildRound(1, { mode: 'competition' }),
    buildRound(2, { playedAt: '2026-05-09T08:00:00-05:00[America/Chicago]' }),
  ])

  test('[rounds.date-range-needs-both] is narrowed by two dates only', async () => {
    const { model } = await create(rounds)
    const from = Temporal.PlainDate.from('2026-05-05')
    model.setRange({ from, to: undefined })
    expect(model.rounds.map(({ id }) => id)).toEqual([2, 1])
    model.setRange({ from, to: Temporal.PlainDate.from('2026-05-31') })
    expect(model.rounds.map(({ id }) => id)).toEqual([2])
  })

  test('has filters unless there is nothing to filter', async () => {
    const filterable = async (rounds: RoundsInMemory) => (await create(rounds)).model.isFilterable
    const unread = new RoundsInMemory()
    unread.all = () => Promise.reject(new Failure('offline'))
    expect([await filterable(rounds), await filterable(new RoundsInMemory()), await filterable(unread)]).toEqual([true, false, false])
  })

  test('is narrowed by the kind of round, and shown whole again', async () => {
    const { model } = await create(rounds)
    model.choose('competition')
    expect(model.rounds.map(({ id }) => id)).toEqual([1])
    model.showAll()
    expect(model.rounds.length).toBe(2)
  })
})

test('the best of those that are shown is first', async () => {
  const rounds = [
    buildRound(1, { score: 91 }),
    buildRound(2, { score: 79, mode: 'competition' }),
    buildRound(3, { score: 84, playedAt: '2026-05-03T08:30:00-05:00[America/Chicago]' }),
  ]
  const { model } = await create(new RoundsInMemory(rounds))
  model.choose('casual')
  model.sort('best')
  expect(model.rounds.map(({ id }) => id)).toEqual([3, 1])
})

test('the weather of a round is that of its hour', async () => {
  const hour = {
    temperature: 20,
    humidity: 60,
    windSpeed: 5,
    windGust: 5,
    windDirection: 0,
    chanceOfPrecipitation: 0,
    precipitation: 'none' as const,
  }
  const hours = ['2026-05-13T12:00:00Z', '2026-05-14T14:00:00Z'].map((at) => ({ ...hour, at: Temporal.Instant.from(at) }))
  const weather = new TeeTimeWeather({ hourly: async () => hours }, golfer)
  await weather.open(tallgrass)
  expect(weather.at(Temporal.ZonedDateTime.from('2026-05-14T09:00:00-05:00[America/Chicago]'))?.at).toEqual(hours[1]?.at)
})
