import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { detailFrom, kindFrom, orderFrom, putterDetailFrom, sessionFrom } from './fittingMapping.ts'
import { customClub, putterDetail, sessionDetail, sessionV3 } from './fittingSchemas.ts'

const held = { heldOn: '2026-05-07', center: 'Lakeshore', fitter: 'Étienne Roy' }
const session = { sessionId: 'FS-1', type: 'driver', ...held }

const specification = { loft: 10.5, lie: 59, length: 1.143 }
const average = { ballSpeed: 64.2, launchAngle: 13.4, spinRate: 2710, carry: 198.4, height: 27.1, descentAngle: 35.2 }
const driver = { clubId: 'kb-10', role: 'recommended', name: 'Kitebird Light Driver', shaft: 'Willow 55 R', ...specification, average }
const fittingChart = { targets: {}, clubs: [{ clubId: 'kb-10', shots: [{ carry: 198.4, offline: -3.2 }], flight: [] }] }
const detail = { ...session, clubs: [driver], selected: 'kb-10', fittingChart }

const stroke = { face: 0.8, path: -1.2, startLine: 0.4, skid: 0.61, loft: 3.5 }
const putter = { putterId: 'iw', role: 'current', name: 'Ironwood', ...specification, stroke, putts: [] }

const usd = (value: number) => ({ value, currency: 'USD' })
const club = (id: string, setInformation?: string) => ({ id, name: id, quantity: 1, price: usd(159), setInformation })
const sums = { total: usd(477), deposit: usd(150), rest: usd(327) }
const cart = { ...sums, maskId: 'mask', storeId: 1, sets: [], state: 'open' }
const order = { id: 'CC1', storeCode: 'us_en', status: 'ready', customClubItems: [club('one')], cart }

const orderOf = (change: object) => orderFrom(z.parse(customClub, { ...order, ...change }))

describe('a session of the list', () => {
  test('has neither a recommended club nor an order where the club sends none or null', () => {
    const nulls = { recommended: null, carryGain: null, customClub: null }
    for (const sent of [session, { ...session, ...nulls }]) {
      const { id, centre, recommended, carryGain, order: none } = sessionFrom(z.parse(sessionV3, sent))
      expect([id, centre, recommended, carryGain, none]).toEqual(['FS-1', 'Lakeshore', undefined, undefined, undefined])
    }
  })

  test('keeps the carry in metres', () => {
    expect(sessionFrom(z.parse(sessionV3, { ...session, carryGain: -12.5 })).carryGain).toBe(-12.5)
  })

  test.each([
    ['woods', 'woods'],
    ['hybrid', 'other'],
    ['Driver', 'other'],
    ['', 'other'],
  ])('of the type "%s" is of the kind %s', (type, kind) => {
    expect(kindFrom(type)).toBe(kind)
  })
})

describe('a fitting', () => {
  test('keeps every measurement in the unit of the wire', () => {
    const { clubs, chart, selectedId } = detailFrom(z.parse(sessionDetail, detail))
    expect(clubs).toEqual([{ id: 'kb-10', role: 'recommended', name: driver.name, shaft: driver.shaft, ...specification, average }])
    expect([chart, selectedId]).toEqual([fittingChart.clubs, 'kb-10'])
  })

  test('without a note, targets and an order has none', () => {
    const { note, targets, order: none } = detailFrom(z.parse(sessionDetail, { ...detail, note: null, customClub: null }))
    expect([note, targets, none]).toEqual([undefined, {}, undefined])
  })

  test('leaves out a club whose measurements are in another unit', () => {
    const inMillimetres = { ...driver, clubId: 'odd', length: 1143 }
    const milesPerHour = { ...driver, clubId: 'fast', average: { ...average, ballSpeed: 171 } }
    expect(
      detailFrom(z.parse(sessionDetail, { ...detail, clubs: [inMillimetres, milesPerHour, driver] })).clubs.map(({ id }) => id),
    ).toEqual(['kb-10'])
  })

  test('of putters renames their ids and keeps angles and metres', () => {
    const wire = z.parse(putterDetail, { id: 'PS-1', ...held, distance: 3.05, putters: [putter], targets: { face: null } })
    const { putters, distance, centre, targets } = putterDetailFrom(wire)
    expect([distance, centre, targets.face]).toEqual([3.05, 'Lakeshore', undefined])
    expect(putters).toEqual([{ id: 'iw', role: 'current', name: 'Ironwood', ...specification, stroke, putts: [] }])
  })
})

describe('an order of custom-fit clubs', () => {
  test.each([
    ['awaiting-deposit', 'awaiting-deposit'],
    ['returned', 'returned'],
    ['polishing', 'building'],
  ])('whose status is "%s" is %s', (status, state) => {
    expect(orderOf({ status }).state).toBe(state)
  })

  test('lists the clubs of the chosen set', () => {
    const customClubItems = [club('one', 'a'), club('two', 'b')]
    expect(orderOf({ customClubItems, cart: { ...cart, selectedSet: 'b' } }).items.map(({ id }) => id)).toEqual(['two'])
    expect(orderOf({}).items).toMatchObject([{ id: 'one', specification: [], price: { minor: 15_900, currency: 'USD' } }])
  })

  test('without sets is paid at the centre', () => {
    const set = { setInformation: 'a', name: 'A', total: usd(1), deposit: usd(1) }
    expect([orderOf({}).isDepositOnline, orderOf({ cart: { ...cart, sets: [set] } }).isDepositOnline]).toEqual([false, true])
  })

  test('counts yen without decimals', () => {
    const yen = { value: 15_000, currency: 'JPY' }
    expect(orderOf({ cart: { ...cart, deposit: yen } }).cart.deposit).toEqual({ minor: 15_000, currency: 'JPY' })
  })

  test('leaves out steps that are unknown, and knows no codes where none are sent', () => {
    const steps = [
      { step: 'deposit', at: '2026-05-08T10:00:00Z', done: true },
      { step: 'engraving', at: null, done: false },
      { step: 'parts', at: null, done: false },
    ]
    const { steps: shown, giftCodeUsage, couponUsage } = orderOf({ steps })
    expect(shown.map(({ step, at, isDone }) => [step, at?.toString(), isDone])).toEqual([
      ['deposit', '2026-05-08T10:00:00Z', true],
      ['parts', undefined, false],
    ])
    expect([giftCodeUsage, couponUsage]).toEqual([[], []])
  })
})
