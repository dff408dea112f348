import { describe, expect, test } from 'vitest'
import { sampleCard, sampleHoles, sampleTee } from '../../../../tests/builders/scoring.ts'
import { withDerivedAnswers } from './answers.ts'
import type { HoleEntry } from './card.ts'
import { handicapIndex, scoreDifferential } from './differential.ts'
import { courseHandicap, nineHoleIndex, strokesReceived } from './handicap.ts'
import { adjustedGross, stablefordPoints } from './points.ts'
import { statisticsOf } from './statistics.ts'
import { totalsOf } from './totals.ts'

const receivedBy = (handicap: number) =>
  Object.fromEntries((strokesReceived(handicap, sampleHoles) ?? []).map((strokes, index) => [sampleHoles[index]?.strokeIndex, strokes]))

describe('the course handicap', () => {
  test.each([
    [14.2, sampleTee, 14],
    [-1.5, { rating: 74.1, slope: 138 }, 0],
    [24, { rating: 69.4, slope: 125 }, 24],
    [36.5, { rating: 70, slope: 121 }, 37],
    [0, { rating: 71.5, slope: 113 }, 0],
    [0.5, { rating: 72, slope: 113 }, 1],
    [-0.5, { rating: 72, slope: 113 }, 0],
  ])('of an index of %d on tees rated %o is %d', (index, tee, handicap) => {
    expect(courseHandicap(index, tee, 72)).toBe(handicap)
  })

  test.each([
    [14.2, 7.1],
    [14.3, 7.2],
    [-1.5, -0.7],
  ])('of nine holes takes half of %d, %d', (index, half) => {
    expect(nineHoleIndex(index)).toBe(half)
  })
})

describe('strokes received', () => {
  test('above eighteen, the hardest holes receive a second one', () => {
    const received = receivedBy(24)
    expect([1, 6, 7, 18].map((index) => received[index])).toEqual([2, 2, 1, 1])
  })

  test('above thirty-six, the hardest holes receive a third one', () => {
    const received = receivedBy(40)
    expect([1, 4, 5, 18].map((index) => received[index])).toEqual([3, 3, 2, 2])
  })

  test('a plus player gives strokes back on the easiest holes', () => {
    const received = receivedBy(-3)
    expect([18, 17, 16, 15, 1].map((index) => received[index])).toEqual([-1, -1, -1, 0, 0])
  })

  test('of nine holes go to those nine', () => {
    const front = sampleHoles.slice(0, 9)
    const received = strokesReceived(7, front)
    expect(front.filter((_hole, index) => received?.[index] === 0).map(({ number }) => number)).toEqual([4, 7])
  })
})

test('of two holes with the same stroke index the one with the lower number receives the stroke', () => {
  const holes = [7, 5, 2].map((number) => ({ number, strokeIndex: 3 }))
  expect([strokesReceived(1, holes), strokesReceived(1, holes.toReversed())]).toEqual([
    [0, 0, 1],
    [1, 0, 0],
  ])
})

test('where a stroke index is unknown, nobody knows the strokes received', () => {
  expect(strokesReceived(7, [{ number: 1, strokeIndex: 3 }, { number: 2 }])).toBeUndefined()
})

describe('the differential', () => {
  test('of an adjusted 88 is 15.8', () => expect(scoreDifferential(88, sampleTee)).toBe(15.8))
  test('of an adjusted 86 is 14.0', () => expect(scoreDifferential(86, sampleTee)).toBe(14))
  test('is lower on a difficult day', () => expect(scoreDifferential(88, sampleTee, 1)).toBe(14.9))
})

describe('the handicap index', () => {
  test.each([
    [[15.8, 18.2], undefined],
    [[15.8, 18.2, 20.1], 13.8],
    [[15.8, 18.2, 20.1, 14.9], 13.9],
    [[15.8, 18.2, 20.1, 14.9, 17, 16.3], 14.4],
    [[60, 60, 60, 60, 60], 54],
    [Array.from({ length: 25 }, (_, round) => round), 8.5],
  ])('of %o is %d', (differentials, index) => {
    expect(handicapIndex(differentials)).toBe(index)
  })
})

describe('a card of 88 with a course handicap of 14', () => {
  const received = strokesReceived(14, sampleHoles)
  const settled = sampleCard.map(withDerivedAnswers)
  const numbers = (isOne: (hole: (typeof settled)[number]) => boolean | undefined) => settled.filter(isOne).map(({ number }) => number)

  test('has 43 out, 45 in and 34 putts', () => {
    const { out, in: back, total } = totalsOf(sampleCard, received)
    expect([out.strokes, back.strokes, total.strokes, total.putts]).toEqual([43, 45, 88, 34])
    expect([total.par, total.toPar, total.net, total.points]).toEqual([72, 16, 74, 36])
  })

  test('has no number of putts where nobody counted them', () => {
    const uncounted = sampleCard.map((hole) => ({ ...hole, ...(hole.number < 10 && { putts: undefined }) }))
    const { out, in: back, total } = totalsOf(uncounted, received)
    expect([out.putts, total.putts]).toEqual([undefined, back.putts])
    expect(back.putts).toBeGreaterThan(0)
  })

  test('has greens in regulation on 4, 6, 12 and 18', () => {
    expect(numbers(({ greenInRegulation }) => greenInRegulation)).toEqual([4, 6, 12, 18])
    expect(statisticsOf(sampleCard).greensInRegulation).toEqual({ count: 4, of: 18 })
  })

  test('was scrambled three times', () => {
    expect(statisticsOf(sampleCard).scrambling).toEqual({ count: 3, of: 14 })
  })

  test('is adjusted to 86: no hole counts more than a net double bogey', () => {
    expect(adjustedGross(sampleCard, received)).toBe(86)
  })

  test('is adjusted by par and five before a player has a handicap', () => {
    expect(adjustedGross(sampleCard, undefined)).toBe(88)
    expect(adjustedGross([{ par: 4, strokes: 12 }], undefined)).toBe(9)
  })

  test('has no adjusted score while a hole is missing', () => {
    const open = { par: 4, strokes: undefined }
    expect(adjustedGross([...sampleCard.slice(1), open], received)).toBeUndefined()
    expect(adjustedGross([open, ...sampleCard.slice(1)], received)).toBeUndefined()
  })

  test('has no net totals without a handicap', () => {
    expect(totalsOf(sampleCard, undefined).total).toMatchObject({ strokes: 88, received: undefined, net: undefined, points: undefined })
  })
})

test('the totals of a round in progress compare the holes played with their par', () => {
  const card = sampleCard.map((hole) => (hole.number > 3 ? { ...hole, strokes: undefined, putts: undefined } : hole))
  expect(totalsOf(card, undefined).total).toMatchObject({ played: 3, holes: 18, strokes: 16, toPar: 3, par: 72 })
})

test.each([
  [1, 2, 4, 4],
  [0, 4, 4, 2],
  [0, 5, 4, 1],
  [0, 9, 4, 0],
])('with %d strokes received, %d strokes on a par %d are %d points', (received, strokes, par, points) => {
  expect(stablefordPoints({ par, strokes }, received)).toBe(points + (received === 1 ? 1 : 0))
})

test('a hole that was picked up is played, has no points and counts for the handicap as the most that counts', () => {
  const card = [
    { number: 1, par: 4, strokeIndex: 1, strokes: 5 },
    { number: 2, par: 4, strokeIndex: 2, isPickedUp: true },
  ]
  expect(totalsOf(card, [1, 1]).total).toMatchObject({ played: 2, pickedUp: 1, strokes: 5, toPar: 1, points: 2, received: 1, net: 4 })
  expect(adjustedGross(card, [1, 1])).toBe(12)
})

test('a hole has no points after picking up, and unknown ones until it has been played', () => {
  expect([stablefordPoints({ par: 4, isPickedUp: true }, 1), stablefordPoints({ par: 4 }, 1)]).toEqual([0, undefined])
})

test('a round of nine holes has nothing on the other nine', () => {
  const front = sampleCard.slice(0, 9)
  const none = { par: 0, strokes: 0, putts: undefined, toPar: 0, points: 0, received: 0, net: 0, played: 0, pickedUp: 0, holes: 0 }
  expect(totalsOf(front, strokesReceived(7, front)).in).toEqual(none)
})

describe('statistics of a card', () => {
  const hole = (number: number, entry: HoleEntry) => ({ number, par: 4, strokeIndex: number, ...entry })
  const near = { nearTheGreen: true, upAndDownChance: true }

  test('count putts on the holes where they were counted', () => {
    const card = [hole(1, { strokes: 5, putts: 2 }), hole(2, { strokes: 4 }), hole(3, { strokes: 5, putts: 1 })]
    expect(statisticsOf(card).putts).toEqual({ count: 3, of: 2 })
  })

  test('count what was saved up and down, of the chances', () => {
    const card = [
      hole(1, { strokes: 4, putts: 1, ...near }),
      hole(2, { strokes: 5, putts: 2, ...near }),
      hole(3, { strokes: 5, putts: 1, nearTheGreen: false }),
      hole(4, { strokes: 6, putts: 3, ...near }),
    ]
    expect(statisticsOf(card).upAndDown).toEqual({ count: 1, of: 3 })
  })

  test('leave out a missed green without strokes, since nobody knows whether it was saved', () => {
    const card = [
      hole(1, { greenInRegulation: false }),
      hole(2, { greenInRegulation: false, strokes: 4 }),
      hole(3, { strokes: 3, putts: 1 }),
    ]
    expect(statisticsOf(card).scrambling).toEqual({ count: 1, of: 1 })
  })
})
