import { describe, expect, test } from 'vitest'
import { type Measurement, verdictOf } from './Measurement.ts'
import { partsNamed } from './Part.ts'
import { page } from './page.ts'
import { machine, rowOf } from './report.ts'
import { sampleOf, seededRandom, singleSample } from './statistics.ts'
import { table } from './table.ts'

const paint: Measurement = {
  what: 'first paint',
  unit: 'ms',
  product: sampleOf([900, 700, 710]),
  floor: { name: 'a static form', sample: singleSample(640) },
  goal: { of: 'ratio', is: 'at most', value: 1.15 },
}

describe('A figure', () => {
  test('is the median of the measurements', () => {
    expect(sampleOf([9, 1, 5])).toEqual({ median: 5, least: 1, most: 9, n: 3 })
    expect(sampleOf([4, 1, 2, 9]).median).toBe(3)
    expect(() => sampleOf([])).toThrow('Nothing was measured')
  })

  test('meets a goal of its own, or of its ratio to the floor', () => {
    const goal = { of: 'product', is: 'at most', value: 700 } as const
    expect([verdictOf(paint), verdictOf({ ...paint, goal })]).toEqual(['met', 'missed'])
    expect(verdictOf({ ...paint, floor: { name: 'a faster one', sample: singleSample(600) } })).toBe('missed')
    expect(verdictOf({ product: singleSample(1), goal: { of: 'product', is: 'exactly', value: 1 } })).toBe('met')
    expect(verdictOf({ product: singleSample(499), goal: { of: 'product', is: 'at least', value: 500 } })).toBe('missed')
  })

  test('is only noted without a goal or a floor', () => {
    expect([verdictOf({ ...paint, goal: undefined }), verdictOf({ ...paint, floor: undefined })]).toEqual(['noted', 'noted'])
  })

  test('shows the number of measurements and their range', () => {
    expect(rowOf(paint)).toMatchObject({ product: '710 ms', goal: '≤ 1.15×', floor: '640 ms', ratio: '1.11×', spread: 'n 3, 700–900' })
    expect(rowOf({ what: 'requests', unit: '', product: singleSample(6) })).toMatchObject({
      product: '6',
      goal: '',
      floor: '',
      ratio: '',
      spread: '',
    })
  })
})

describe('A report', () => {
  const outcomes = [
    { name: 'paint', title: 'Paint', seconds: 1, measurements: [paint] },
    { name: 'heap', title: 'Memory', seconds: 2, measurements: [], failure: '<no window>' },
  ]

  test('lists each figure and each failed measurement', () => {
    const measurements = table(outcomes).split('\n')
    expect(measurements.find((line) => line.startsWith('first paint'))).toMatch(/≤ 1\.15×\s+640 ms\s+710 ms\s+1\.11×\s+met\s+n 3, 700–900$/)
    expect(measurements).toContain('FAILED: <no window>')
  })

  test('is one page without external requests', () => {
    const html = page(machine(0), outcomes)
    expect(html).toContain('&lt;no window&gt;')
    expect(html).not.toMatch(/<script|<link|\bsrc=|url\(/)
  })
})

test('Parts are run by name, and a wrong name lists the right ones', () => {
  expect(partsNamed(['storm', 'sizes']).map(([name]) => name)).toEqual(['sizes', 'storm'])
  expect(partsNamed([]).length).toBeGreaterThan(8)
  expect(() => partsNamed(['sizes', 'sise'])).toThrow(/^There is no bench named sise\. There are: sizes, lighthouse, /)
})

test('Random numbers are the same each time', () => {
  const [one, other] = [seededRandom(3), seededRandom(3)]
  const numbers = Array.from({ length: 100 }, one)
  expect(numbers).toEqual(Array.from({ length: 100 }, other))
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true)
})
