import { describe, expect, test } from 'vitest'
import { buildRound } from '../../../tests/builders/golfRounds.ts'
import { addedRound, holesToPlay, inOrderOfPlay, isComplete, newestFirst, roundsByDay, toPar } from './round.ts'

const holes = Array.from({ length: 18 }, (_, index) => ({ number: index + 1 }))

describe('a round of golf', () => {
  test('has a score to par only for holes that were played', () => {
    expect([toPar({ score: 52, par: 48, holesPlayed: 12 }), toPar({ score: 0, par: 0, holesPlayed: 0 })]).toEqual([4, undefined])
  })

  test('is complete with its last hole', () => {
    expect([isComplete({ holes: 9, holesPlayed: 9 }), isComplete({ holes: 18, holesPlayed: 13 })]).toEqual([true, false])
  })

  test('over nine holes has those of one nine', () => {
    expect(holesToPlay(holes, { holes: 9, start: 'back' }).map(({ number }) => number)).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18])
    expect(holesToPlay(holes, { holes: 9, start: 'front' }).length).toBe(9)
    expect(holesToPlay(holes, { holes: 18, start: 'back' }).length).toBe(18)
  })

  test('that begins with the back nine ends with the ninth hole', () => {
    const order = inOrderOfPlay(holes, { start: 'back' }).map(({ number }) => number)
    expect([order[0], order.at(-1)]).toEqual([10, 9])
  })

  test('is recognised among others by course and time', () => {
    const [old, other, added] = [buildRound(1), buildRound(2, { courseId: 'red-mesa' }), buildRound(3)]
    const sent = { course: { id: 'tallgrass', name: 'Tallgrass Prairie' }, playedAt: added.playedAt.toInstant() }
    expect(addedRound([old, other, added], [old], sent)?.id).toBe(3)
    expect(addedRound([old, other], [old], sent)).toBeUndefined()
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
})
