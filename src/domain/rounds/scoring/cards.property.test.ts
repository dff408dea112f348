import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PlayedHole } from './card.ts'
import { strokesReceived } from './handicap.ts'
import { adjustedGross } from './points.ts'
import { statisticsOf } from './statistics.ts'
import { totalsOf } from './totals.ts'

/** Deals strokes one at a time: to the hardest hole first, or from the easiest first where a plus player gives them back. */
function dealt(handicap: number, indexes: readonly number[]): readonly number[] {
  const order = indexes.map((_, hole) => hole).sort((one, other) => (indexes[one] ?? 0) - (indexes[other] ?? 0))
  if (handicap < 0) order.reverse()
  const strokes = indexes.map(() => 0)
  for (let stroke = 0; stroke < Math.abs(handicap); stroke += 1) {
    const hole = order[stroke % order.length] ?? 0
    strokes[hole] = (strokes[hole] ?? 0) + Math.sign(handicap)
  }
  return strokes
}

const pointTable = [5, 4, 3, 2, 1, 0]

/** Points by a table from three under net par to net double bogey. */
function pointsByTable(netToPar: number): number {
  if (netToPar >= 2) return 0
  return netToPar < -3 ? 2 - netToPar : (pointTable[netToPar + 3] ?? 0)
}

const hole = fc.record({
  par: fc.constantFrom(3, 4, 5),
  strokes: fc.integer({ min: 1, max: 20 }),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
})

const cards = fc.record({
  isNine: fc.boolean(),
  isBack: fc.boolean(),
  indexes: fc.shuffledSubarray(
    Array.from({ length: 18 }, (_, index) => index + 1),
    { minLength: 18 },
  ),
  holes: fc.array(hole, { minLength: 18, maxLength: 18 }),
  handicap: fc.integer({ min: -9, max: 60 }),
})

function summaryOf(card: readonly PlayedHole[], handicap: number) {
  const received = strokesReceived(handicap, card)
  const { out, in: back, total } = totalsOf(card, received)
  const { greensInRegulation, scrambling, putts } = statisticsOf(card)
  return [
    ...[received, total.strokes, total.net, total.points, total.played, out.strokes, back.strokes],
    ...[adjustedGross(card, received), greensInRegulation.count, scrambling.count, putts.count],
  ]
}

test('ten thousand cards add up as a marker adds them up', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(cards, ({ isNine, isBack, indexes, holes, handicap }) => {
      const all = holes.map(({ par, strokes, share }, index) => {
        const putts = Math.floor(share * Math.min(strokes - 1, 4))
        return { number: index + 1, par, strokes, putts, strokeIndex: indexes[index] ?? 0 }
      })
      const card = isNine ? all.slice(isBack ? 9 : 0, isBack ? 18 : 9) : all
      const expected = dealt(
        handicap,
        card.map(({ strokeIndex }) => strokeIndex),
      )
      let [gross, net, points, adjusted, out, greens, scrambles, putted] = [0, 0, 0, 0, 0, 0, 0, 0]
      card.forEach(({ number, par, strokes, putts }, index) => {
        const extra = expected[index] ?? 0
        const onTheGreenIn = strokes - putts
        gross += strokes
        net += strokes - extra
        points += pointsByTable(strokes - extra - par)
        adjusted += strokes > par + 2 + extra ? par + 2 + extra : strokes
        const isOnGreen = onTheGreenIn <= par - 2
        out += number < 10 ? strokes : 0
        greens += Number(isOnGreen)
        scrambles += Number(!isOnGreen && strokes <= par)
        putted += putts
      })
      expect(net).toBe(gross - handicap)
      expect(summaryOf(card, handicap)).toEqual([
        expected,
        gross,
        net,
        points,
        card.length,
        out,
        gross - out,
        adjusted,
        greens,
        scrambles,
        putted,
      ])
    }),
    { numRuns: 10_000 },
  )
})
