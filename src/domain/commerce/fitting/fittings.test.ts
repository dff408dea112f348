import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { beside, closer, comparison } from './comparison.ts'
import { type CustomClubOrder, currentStep, withoutOrders, workshopSteps } from './customClub.ts'
import { dispersionOf } from './dispersion.ts'
import { bySeason, type FittedClub, type FittingDetail, type Shot } from './fitting.ts'

const metres = fc.double({ min: -300, max: 300, noNaN: true })
const shots = fc.array(fc.record({ carry: metres, offline: metres }), { minLength: 3, maxLength: 30 })
const launch = { ballSpeed: 55, launchAngle: 12, spinRate: 3100, carry: 160, height: 20, descentAngle: 30 }
const day = (text: string) => Temporal.PlainDate.from(text)
const order = (id: string) => ({ id, storeCode: 'us_en', state: 'awaiting-deposit' as const })

function club(own: Partial<FittedClub>): FittedClub {
  return { id: 'own', role: 'current', name: 'Driver', shaft: 'S', loft: 10, lie: 58, length: 1.1, average: launch, ...own }
}

function detail(own: Partial<FittingDetail>): FittingDetail {
  return {
    ...{ id: 'FS', type: 'driver', kind: 'driver', heldOn: day('2026-05-07'), centre: 'C', fitter: 'F', note: undefined },
    ...{ clubs: [club({}), club({ id: 'new', role: 'recommended' })], selectedId: 'new', targets: {}, chart: [], order: undefined },
    ...own,
  }
}

function trends(average: Partial<FittedClub['average']>, own: Partial<FittingDetail> = {}) {
  const clubs = [club({}), club({ id: 'new', role: 'recommended', average: { ...launch, ...average } })]
  return Object.fromEntries(comparison(detail({ clubs, ...own })).map(({ measure, trend }) => [measure, trend]))
}

describe('the dispersion of shots', () => {
  test('needs three shots', () => {
    const shot = { carry: 150, offline: 2 }
    expect([dispersionOf([]), dispersionOf([shot, shot])]).toEqual([undefined, undefined])
    expect(dispersionOf([shot, shot, shot])).toEqual({ carry: 150, offline: 2, along: 0, across: 0 })
  })

  test('is 1.6 standard deviations each way', () => {
    const four: readonly Shot[] = [-10, 10, -10, 10].map((offline, index) => ({ carry: 150 + (index < 2 ? 5 : -5), offline }))
    expect(dispersionOf(four)).toEqual({ carry: 150, offline: 0, along: 8, across: 16 })
  })

  test('is as wide wherever the shots come down, and lies between them', () => {
    fc.assert(
      fc.property(shots, metres, (all, moved) => {
        const [here, there] = [
          dispersionOf(all),
          dispersionOf(all.map(({ carry, offline }) => ({ carry: carry + moved, offline: offline - moved }))),
        ]
        expect(there?.along).toBeCloseTo(here?.along ?? Number.NaN, 6)
        expect(there?.across).toBeCloseTo(here?.across ?? Number.NaN, 6)
        expect(here?.carry).toBeGreaterThanOrEqual(Math.min(...all.map(({ carry }) => carry)) - 1e-6)
        expect(here?.carry).toBeLessThanOrEqual(Math.max(...all.map(({ carry }) => carry)) + 1e-6)
      }),
    )
  })
})

describe('a comparison of two clubs', () => {
  test('without a target, farther and faster is better, and nothing else counts', () => {
    const more = trends({ ballSpeed: 60, launchAngle: 14, spinRate: 2500, carry: 180, height: 30, descentAngle: 40 })
    expect(more).toEqual({
      ballSpeed: 'better',
      launchAngle: undefined,
      spinRate: undefined,
      carry: 'better',
      height: undefined,
      descentAngle: undefined,
    })
    expect(trends({ ballSpeed: 50, carry: 150 })).toMatchObject({ ballSpeed: 'worse', carry: 'worse' })
  })

  test('with a target, nearer to it is better, also for carry', () => {
    const targets = { spinRate: { from: 2500, to: 2900 }, carry: { from: 140, to: 150 } }
    expect(trends({ spinRate: 2900, carry: 180 }, { targets })).toMatchObject({ spinRate: 'better', carry: 'worse' })
    expect(trends({ spinRate: 1500 }, { targets })).toMatchObject({ spinRate: 'worse' })
    expect(trends({ spinRate: 2300 }, { targets })).toMatchObject({ spinRate: undefined })
  })

  test('counts narrower shots as better', () => {
    const around = (clubId: string, width: number) => ({
      clubId,
      flight: [],
      shots: [-width, 0, width].map((offline) => ({ carry: 150, offline })),
    })
    const chart = [around('own', 12), around('new', 6)]
    const width = comparison(detail({ chart })).find(({ measure }) => measure === 'width')
    expect([width?.trend, (width?.own ?? 0) / (width?.selected ?? 1)]).toEqual(['better', 2])
    expect(comparison(detail({ chart: [around('own', 12)] })).some(({ measure }) => measure === 'width')).toBe(false)
  })

  test('shows values without a judgement if the player has no club of that kind, and nothing without the other', () => {
    const chart = [{ clubId: 'new', flight: [], shots: [] }]
    const lone = comparison(detail({ clubs: [club({ id: 'new', role: 'recommended' })], chart }))
    expect(lone.map(({ own, trend }) => [own, trend])).toEqual(Array.from({ length: 6 }, () => [undefined, undefined]))
    expect(comparison(detail({ selectedId: 'unknown' }))).toEqual([])
  })

  test('calls a change below a hundredth none, and never both better and worse', () => {
    expect([closer(100, 99.1), closer(100, 98.9), closer(100, 101.1), closer(0, 0)]).toEqual([undefined, 'better', 'worse', undefined])
    const distance = fc.double({ min: 0, max: 1000, noNaN: true })
    fc.assert(
      fc.property(distance, distance, (one, other) => closer(one, other) === undefined || closer(one, other) !== closer(other, one)),
    )
  })

  test('measures how far a value is outside of its target', () => {
    expect([1, 2, 3, 4, 6].map((value) => beside(value, { from: 2, to: 4 }))).toEqual([1, 0, 0, 0, 2])
  })
})

describe('[commerce.club-fitting-pages] seasons', () => {
  test('begin with the latest, and so do their fittings', () => {
    const held = ['2025-03-01', '2026-01-10', '2025-11-30', '2026-05-07'].map((text) => ({ heldOn: day(text) }))
    const seen = bySeason(held).map(({ year, sessions }) => [year, sessions.map(({ heldOn }) => heldOn.toString())])
    expect(seen).toEqual([
      [2026, ['2026-05-07', '2026-01-10']],
      [2025, ['2025-11-30', '2025-03-01']],
    ])
  })
})

describe('[commerce.club-error-1002-order] an order that is gone', () => {
  test('is left out of its fitting, which stays', () => {
    const sessions = [
      { id: 'one', order: order('CC1') },
      { id: 'two', order: order('CC2') },
      { id: 'three', order: undefined },
    ]
    expect(withoutOrders(sessions, new Set(['CC1']))).toEqual([{ id: 'one', order: undefined }, sessions[1], sessions[2]])
  })
})

describe('the step under way', () => {
  const steps = workshopSteps.map((step, index) => ({ step, at: undefined, isDone: index < 2 }))
  const built: CustomClubOrder = {
    ...{ ...order('CC1'), state: 'building', isDepositOnline: true, items: [], giftCodeUsage: [], couponUsage: [], steps },
    cart: {
      ...{ total: { minor: 1, currency: 'USD' }, deposit: { minor: 1, currency: 'USD' }, rest: { minor: 0, currency: 'USD' } },
      ...{ tax: undefined, paid: undefined },
    },
  }

  test('is the first that is not done, and none before the deposit or after the last', () => {
    const all = steps.map((step) => ({ ...step, isDone: true }))
    expect([built, { ...built, state: 'awaiting-deposit' as const }, { ...built, steps: all }].map(currentStep)).toEqual([
      'assembly',
      undefined,
      undefined,
    ])
  })
})
