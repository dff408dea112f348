import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FittedPutter, holeRadius, isHoled, type PutterDetail, passesAt, strokeComparison } from './putterFitting.ts'

const stroke = { face: 1, path: 2, startLine: 1, skid: 0.8, loft: 4 }

function putter(own: Partial<FittedPutter>): FittedPutter {
  return { id: 'own', role: 'current', name: 'Blade', loft: 4, lie: 70, length: 0.9, stroke, putts: [], ...own }
}

function detail(own: Partial<PutterDetail>): PutterDetail {
  const better = putter({ id: 'new', role: 'recommended', stroke: { ...stroke, face: 0.2, path: 2.5, skid: 0.801 } })
  return {
    ...{
      id: 'PS',
      heldOn: Temporal.PlainDate.from('2026-05-07'),
      centre: 'C',
      fitter: 'F',
      note: undefined,
      distance: 3,
      order: undefined,
    },
    ...{ putters: [putter({}), better], targets: {} },
    ...own,
  }
}

describe('a putt', () => {
  const at = (startLine: number, distance = 3.2) => ({ startLine, skid: 0.5, distance })

  test('is holed if it is on line and long enough', () => {
    const putts = [at(0), at(1), at(-1), at(0, 3), at(1.1), at(0, 2.9)]
    expect(putts.map((putt) => isHoled(putt, 3))).toEqual([true, true, true, true, false, false])
  })

  test('is not holed where it passes exactly over the rim', () => {
    const distance = holeRadius / Math.tan(Math.PI / 180)
    expect([passesAt(at(1), distance), isHoled(at(1, 9), distance)]).toEqual([holeRadius, false])
  })

  test('passes the hole on the side to which it started, farther off the longer it is', () => {
    const angle = fc.double({ min: 0.01, max: 20, noNaN: true })
    const length = fc.double({ min: 0.5, max: 15, noNaN: true })
    fc.assert(
      fc.property(angle, length, (startLine, distance) => {
        const right = passesAt(at(startLine), distance)
        expect(right).toBeGreaterThan(0)
        expect(passesAt(at(-startLine), distance)).toBeCloseTo(-right, 9)
        expect(passesAt(at(startLine), distance * 2)).toBeGreaterThan(right)
        expect(isHoled(at(startLine, 99), distance)).toBe(right < holeRadius)
      }),
    )
  })
})

describe('two putters', () => {
  const target = { from: -0.5, to: 0.5 }

  test('are compared by the fitter’s targets alone', () => {
    const seen = strokeComparison(detail({ targets: { face: target, path: target, skid: { from: 0.3, to: 0.6 } } }))
    expect(seen.map(({ measure, trend }) => `${measure} ${trend}`)).toEqual([
      'face better',
      'path worse',
      'startLine undefined',
      'skid undefined',
      'loft undefined',
    ])
  })

  test('need a recommended one; without the player’s own there is no judgement', () => {
    expect(strokeComparison(detail({ putters: [putter({})] }))).toEqual([])
    const lone = strokeComparison(detail({ putters: [putter({ role: 'recommended' })], targets: { face: target } }))
    expect(lone.map(({ own, selected, trend }) => [own, selected, trend])[0]).toEqual([undefined, 1, undefined])
  })
})
