import { expect, test } from 'vitest'
import { drawn } from '../../../../../tests/builders/InPage.tsx'
import { DispersionChart } from './DispersionChart.tsx'
import { FlightChart } from './FlightChart.tsx'
import { Legend } from './Legend.tsx'
import { MeasureLine } from './MeasureLine.tsx'

const numberOf = (element: Element | undefined, name: string) => Number(element?.getAttribute(name))
const places = (part: ParentNode, selector: string, name: string) =>
  [...part.querySelectorAll(selector)].map((each) => numberOf(each, name))
const starts = (part: ParentNode, selector: string) =>
  [...part.querySelectorAll(selector)].map((path) => Number(path.getAttribute('d')?.match(/[\d.]+/)?.[0]))
const texts = (part: ParentNode, selector: string) => [...part.querySelectorAll(selector)].map(({ textContent }) => textContent)
/** Of the axis at the left, and of the one at the bottom. */
const axes = (part: ParentNode) => ['left', 'bottom'].map((side) => texts(part, `.visx-axis-${side} tspan`).map(Number))
const [ring, triangle] = ['circle', 'path[class*=selectedMark]']

const series = [
  { kind: 'own', shots: [180, 190, 200].map((carry, index) => ({ carry, offline: [-10, -6, -8][index] ?? 0 })) },
  { kind: 'selected', shots: [{ carry: 205, offline: 5 }] },
] as const

test('a shot to the left is left of the target line, and one that carries farther is above', () => {
  const part = drawn(<DispersionChart series={series} metric={true} />)
  const target = numberOf(part.querySelector('line[class*=target]') ?? undefined, 'x1')
  expect(places(part, ring, 'cx').every((x) => x < target)).toBe(true)
  expect(starts(part, triangle).every((x) => x > target)).toBe(true)
  const [first = 0, second = 0, third = 0] = places(part, ring, 'cy')
  expect([first > second, second > third]).toEqual([true, true])
  const sides = [...part.querySelectorAll('text[class*=side]')].toSorted((one, other) => numberOf(one, 'x') - numberOf(other, 'x'))
  expect(sides.map(({ textContent }) => textContent)).toEqual(['chart.left', 'chart.target', 'chart.right'])
})

test('what seven shots of ten stay in lies around their middle, as long and as narrow as they are', () => {
  const part = drawn(<DispersionChart series={series} metric={true} />)
  const areas = [...part.querySelectorAll('ellipse')]
  const [area] = areas
  const middle = places(part, ring, 'cx').reduce((sum, x) => sum + x / 3, 0)
  expect([areas.length, numberOf(area, 'cx').toFixed(3)]).toEqual([1, middle.toFixed(3)])
  expect(numberOf(area, 'rx')).toBeLessThan(numberOf(area, 'ry'))
})

test('shots are in the unit of the player, and beside the line on both sides alike', () => {
  const [inMetres = [], inYards = []] = [true, false].map((metric) => axes(drawn(<DispersionChart series={series} metric={metric} />)))
  expect([Math.max(...(inMetres[0] ?? [])), Math.max(...(inYards[0] ?? []))].map((most) => most > 220)).toEqual([false, true])
  for (const [, across = []] of [inMetres, inYards]) expect(across).toEqual(across.toReversed())
})

test('shots that all miss to the left have as much room as those to the right', () => {
  const wide = [{ kind: 'own', shots: [{ carry: 190, offline: -31 }] }] as const
  const [left = 0] = places(drawn(<DispersionChart series={wide} metric={true} />), ring, 'cx')
  expect(left).toBeGreaterThan(0)
})

const flight = (carry: number, height: number) => [
  { distance: 0, height: 0 },
  { distance: carry / 2, height },
  { distance: carry, height: 0 },
]
const flights = [
  { kind: 'own', carry: 180, flight: flight(182, 33) },
  { kind: 'selected', carry: 200, flight: flight(203, 25) },
] as const

test('the higher flight is drawn higher, and each lands where it came down', () => {
  const part = drawn(<FlightChart flights={flights} metric={true} />)
  const paths = [...part.querySelectorAll('path.visx-linepath')].map((path) =>
    (path.getAttribute('d') ?? '')
      .slice(1)
      .split('L')
      .map((point) => point.split(',').map(Number)),
  )
  const [own = [], selected = []] = paths
  expect((own[1]?.[1] ?? 0) < (selected[1]?.[1] ?? 0)).toBe(true)
  const landings = [places(part, ring, 'cx')[0] ?? 0, starts(part, triangle)[0] ?? 0]
  expect([own, selected].map((points) => Math.round(points.at(-1)?.[0] ?? 0))).toEqual(landings.map(Math.round))
})

test('each flight ends with its own carry in the unit of the player, the longest outside of the other', () => {
  const shown = [true, false].map((metric) => drawn(<FlightChart flights={flights} metric={metric} />))
  expect(shown.map((part) => texts(part, 'text[class*=value]'))).toEqual([
    ['180 m', '200 m'],
    ['197 yd', '219 yd'],
  ])
  for (const part of shown) {
    const ends = [places(part, ring, 'cx')[0] ?? 0, starts(part, triangle)[0] ?? 0]
    const beside = places(part, 'text[class*=value]', 'x').map((x, index) => x > (ends[index] ?? 0))
    expect(beside).toEqual([false, true])
  }
  expect(shown.map((part) => Math.max(...(axes(part)[0] ?? [])))).toEqual([30, 40])
})

test('a value stands on its line where it belongs beside the range that the fitter aims at', () => {
  const compared = { own: 11, selected: 14, target: { from: 12, to: 16 } }
  const part = drawn(<MeasureLine compared={compared} write={(value) => `${value}°`} />)
  const [range] = part.querySelectorAll('rect')
  const [from, to] = [numberOf(range, 'x'), numberOf(range, 'x') + numberOf(range, 'width')]
  const [own = 0, selected = 0] = places(part, 'text', 'x')
  expect([own < from, selected.toFixed(3)]).toEqual([true, ((from + to) / 2).toFixed(3)])
  expect([texts(part, 'text'), places(part, ring, 'cx')]).toEqual([['11°', '14°'], [own]])
  expect(to).toBeLessThan(300)
})

test('a line without a value of the own club, or without an aim, shows the other one', () => {
  const values = { own: undefined, selected: 14, target: undefined }
  const part = drawn(<MeasureLine compared={values} write={(value) => `${value}°`} />)
  expect([texts(part, 'text'), part.querySelectorAll('circle, rect').length]).toEqual([['14°'], 0])
})

test('the legend names each club beside its own mark', () => {
  const entries = [
    { kind: 'own', role: 'Yours', name: 'Kitebird' },
    { kind: 'selected', role: 'Tested', name: 'Ironwood' },
  ] as const
  const rows = [...drawn(<Legend entries={entries} />).querySelectorAll('li')]
  expect(rows.map((row) => [row.textContent, row.querySelector('circle') !== null])).toEqual([
    ['Yours Kitebird', true],
    ['Tested Ironwood', false],
  ])
})
