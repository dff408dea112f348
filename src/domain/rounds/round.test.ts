import { describe, expect, test } from 'vitest'
import { buildRound, goldTees } from '../../../tests/builders/golfRounds.ts'
import {
  addedRound,
  bestFirst,
  type ComparedRound,
  coursesOf,
  hasBegun,
  inOrderOfPlay,
  isComplete,
  newestFirst,
  roundsByDay,
  toPar,
} from './round.ts'

const holes = Array.from({ length: 18 }, (_, index) => ({ number: index + 1 }))

describe('a round of golf', () => {
  test('has a score to par only for holes that were played', () => {
    expect([toPar({ score: 52, par: 48 }), toPar({ score: 0, par: 0 })]).toEqual([4, undefined])
  })

  test('is complete with its last hole', () => {
    expect([isComplete({ holes: 9, holesPlayed: 9 }), isComplete({ holes: 18, holesPlayed: 13 })]).toEqual([true, false])
  })

  test('that begins with the front nine is played by number', () => {
    expect(inOrderOfPlay(holes, { start: 'front' })).toEqual(holes)
  })

  test('that begins with the back nine ends with the ninth hole', () => {
    const order = inOrderOfPlay(holes, { start: 'back' }).map(({ number }) => number)
    expect([order[0], order.at(-1)]).toEqual([10, 9])
  })

  test('of the third and the first nine of a course begins on hole 19', () => {
    const played = Array.from({ length: 27 }, (_, index) => ({ number: index + 1 })).filter(({ number }) => number < 10 || number > 18)
    const order = inOrderOfPlay(played, { start: 'back' }).map(({ number }) => number)
    expect([order[0], order[9], order.at(-1)]).toEqual([19, 1, 9])
  })

  const added = buildRound(3)
  const sent: ComparedRound = {
    ...{ course: { id: 'tallgrass', name: 'Tallgrass Prairie' }, playedAt: added.playedAt.toInstant(), tee: goldTees },
    ...{ mode: 'casual', isCompliant: true, holes: 18 },
  }

  test('is recognised among others', () => {
    const [old, other] = [buildRound(1), buildRound(2, { courseId: 'red-mesa' })]
    expect(addedRound([old, other, added], [old], sent)?.id).toBe(3)
    expect(addedRound([old, other], [old], sent)).toBeUndefined()
  })

  /** The compiler asks for every field. */
  const others: ComparedRound = {
    ...{ course: { id: 'red-mesa', name: 'Red Mesa' }, playedAt: sent.playedAt.add({ minutes: 1 }), tee: { ...goldTees, id: 'blue' } },
    ...{ mode: 'practice', isCompliant: false, holes: 9 },
  }

  test.each(Object.entries(others))('is another one if it differs by its %s', (name, value) => {
    expect(addedRound([added], [], { ...sent, [name]: value })).toBeUndefined()
  })
})

describe('rounds', () => {
  test('of one day are grouped by the day on the course', () => {
    const late = buildRound(1, { playedAt: '2026-05-02T23:30:00-05:00[America/Chicago]' })
    expect([...roundsByDay([late, buildRound(2)])].map(([day, rounds]) => [day, rounds.length])).toEqual([
      ['2026-05-02', 1],
      ['2026-05-01', 1],
    ])
  })

  test('come newest first, also on one day', () => {
    const rounds = [buildRound(1), buildRound(2), buildRound(3, { playedAt: '2026-05-09T08:00:00-05:00[America/Chicago]' })]
    expect(newestFirst(rounds).map(({ id }) => id)).toEqual([3, 2, 1])
  })

  test('come with the best first: eighteen holes, then nine, then those that are not finished', () => {
    const rounds = [
      buildRound(1, { holes: 18, holesPlayed: 18, score: 90, par: 72 }),
      buildRound(2, { holes: 9, holesPlayed: 9, score: 38, par: 36 }),
      buildRound(3, { holes: 18, holesPlayed: 12, score: 49, par: 48 }),
      buildRound(4, { holes: 18, holesPlayed: 18, score: 80, par: 71 }),
      buildRound(5, { holes: 18, holesPlayed: 0, score: 0, par: 0 }),
      buildRound(6, { holes: 18, holesPlayed: 18, score: 81, par: 72 }),
    ]
    expect(bestFirst(rounds).map(({ id }) => id)).toEqual([6, 4, 1, 2, 3, 5])
  })

  test('have each course once, by name', () => {
    const rounds = [buildRound(1, { courseId: 'b', courseName: 'Red Mesa' }), buildRound(2, { courseId: 'a', courseName: 'Juniper' })]
    expect(coursesOf([...rounds, buildRound(3, { courseId: 'b', courseName: 'Red Mesa' })])).toEqual([
      { id: 'a', name: 'Juniper' },
      { id: 'b', name: 'Red Mesa' },
    ])
  })
})

test.each([
  ['2026-05-13T12:30:00-05:00[America/Chicago]', true],
  ['2026-05-13T12:31:00-05:00[America/Chicago]', false],
  ['2026-05-14T02:30:00+09:00[Asia/Tokyo]', true],
])('At 17:30 UTC on 13 May, a round of %s has begun: %s', (playedAt, isBegun) => {
  expect(hasBegun(buildRound(1, { playedAt }), Temporal.Instant.from('2026-05-13T17:30:00Z'))).toBe(isBegun)
})
