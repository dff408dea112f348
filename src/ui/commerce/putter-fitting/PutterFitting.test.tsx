import { act } from 'react'
import { expect, test } from 'vitest'
import { Failure } from '#app/shared/failure'
import type { FittedPutter, PutterDetail } from '#domain/commerce/fitting/putterFitting'
import { createFittingParts, openPutterFitting } from '../../../../tests/builders/fittings.ts'
import { drawn, InPage } from '../../../../tests/builders/InPage.tsx'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { useFittingText } from '../fitting/useFittingText.ts'
import { PutterCharts } from './PutterCharts.tsx'
import { PutterFittingScreen } from './PutterFittingScreen.tsx'
import type { PutterFittingViewModel } from './PutterFittingViewModel.ts'
import { PuttsChart } from './PuttsChart.tsx'
import { PuttsTable } from './PuttsTable.tsx'
import { RollChart } from './RollChart.tsx'

const distance = 3
const putter = { loft: 3, lie: 70, length: 0.86, stroke: { face: 1.2, path: -0.4, startLine: 0.8, skid: 0.64, loft: 3.1 } }
const [holed, short, right] = [
  { startLine: -0.2, skid: 0.5, distance: 3.4 },
  { startLine: 0, skid: 0.62, distance: 2.1 },
  { startLine: 4, skid: 0.7, distance: 3.2 },
]
const own: FittedPutter = { ...putter, id: 'p-1', role: 'current', name: 'Old blade', putts: [holed, short, right] }
const recommended: FittedPutter = { ...putter, id: 'p-2', role: 'recommended', name: 'Half-moon', putts: [right, holed] }
const detail: PutterDetail = {
  ...{ id: 'PF-7', heldOn: Temporal.PlainDate.from('2026-05-07'), centre: 'Lakeshore', fitter: 'Étienne', note: undefined, distance },
  ...{ putters: [recommended, { ...own, id: 'p-3', role: 'tested' }, own], targets: {}, order: undefined },
}

function Putts({ model }: { readonly model: PutterFittingViewModel }) {
  return <PuttsTable model={model} text={useFittingText(model.units)} distance={distance} />
}

const numberOf = (part: ParentNode, selector: string, name: string) => Number(part.querySelector(selector)?.getAttribute(name))
const numbersOf = (part: ParentNode, selector: string, name: string) =>
  [...part.querySelectorAll(selector)].map((each) => Number(each.getAttribute(name)))
const texts = (part: ParentNode, selector: string) => [...part.querySelectorAll(selector)].map(({ textContent }) => textContent)

test('a fitting of putters names both by their marks, and has its order beside it', async () => {
  const asked: string[] = []
  const order = ({ id }: { readonly id: string }) => {
    asked.push(id)
    return Promise.reject(new Failure('server-fault'))
  }
  const ordered = { ...detail, order: { id: 'CC31', storeCode: 'club_us', state: 'building' } as const }
  const place = renderAt()
  await act(async () =>
    place.show(
      <InPage parts={createFittingParts({ putterDetail: async (id) => ({ ...ordered, id }), order })}>
        <PutterFittingScreen />
      </InPage>,
    ),
  )
  await act(async () => void (await import('./PutterCharts.tsx')))
  const legend = [...place.element.querySelectorAll('ul li')].map((row) => [row.textContent, row.querySelector('circle') !== null])
  expect(legend).toEqual([
    ['role.current Old blade', true],
    ['role.recommended Half-moon', false],
  ])
  expect([asked, place.element.querySelector('aside') !== null]).toEqual([['CC31'], true])
  place.clear()
})

test('the putts of the own putter come first, each with its side, its skid and whether it was holed', async () => {
  const part = drawn(<Putts model={await openPutterFitting(detail)} />)
  const rows = [...part.querySelectorAll('tbody tr')].map((row) => texts(row, 'th, td'))
  expect(rows).toEqual([
    ['role.current', '1', 'unit.left value=0.2', '50 cm', 'table.yes'],
    ['role.current', '2', 'unit.straight', '62 cm', 'table.no'],
    ['role.current', '3', 'unit.right value=4', '70 cm', 'table.no'],
    ['role.recommended', '1', 'unit.right value=4', '70 cm', 'table.no'],
    ['role.recommended', '2', 'unit.left value=0.2', '50 cm', 'table.yes'],
  ])
})

test('the charts tell how many putts there were, how many were holed, and how far they skidded', async () => {
  const part = drawn(<PutterCharts model={await openPutterFitting(detail)} distance={distance} />)
  expect(part.textContent).toContain('chart.startLinesLead number=3 distance=3 m')
  expect(texts(part, '[data-putter] h3')).toEqual([
    'role.current\u00a0· chart.holed holed=1 number=3',
    'role.recommended\u00a0· chart.holed holed=1 number=2',
  ])
  expect(texts(part, 'text[class*=value]').slice(0, 2)).toEqual(['chart.skids distance=64 cm', 'chart.skids distance=64 cm'])
  expect(texts(part, 'h3').slice(-4)).toEqual(['measure.face', 'measure.path', 'measure.startLine', 'measure.loft'])
})

test.each([4, -4])('the widest putt stays in the picture: %s degrees', async (startLine) => {
  const wide = { ...detail, putters: [{ ...own, putts: [{ ...right, startLine }] }] }
  const part = drawn(<PutterCharts model={await openPutterFitting(wide)} distance={distance} />)
  const height = Number(part.querySelector('[data-putter] svg')?.getAttribute('viewBox')?.split(' ').at(-1))
  const end = numberOf(part, '[data-putter] g line', 'y2')
  expect([end > 0, end < height]).toEqual([true, true])
})

test('a putt is drawn to its own side and as far as it rolled, and marked unless it was holed', () => {
  const part = drawn(<PuttsChart putter={own} distance={distance} most={0.3} />)
  const middle = numberOf(part, 'line', 'y1')
  const ends = numbersOf(part, 'g line', 'y2').map((end) => Math.sign(Math.round(end - middle)))
  expect(ends).toEqual([-1, 0, 1])
  const hole = numberOf(part, 'rect', 'x')
  expect(numbersOf(part, 'g line', 'x2').map((end) => end < hole)).toEqual([false, true, false])
  expect([...part.querySelectorAll('g')].map((putt) => putt.querySelector('circle') !== null)).toEqual([false, true, true])
  expect(drawn(<PuttsChart putter={recommended} distance={distance} most={0.3} />).querySelectorAll('circle')).toHaveLength(0)
})

test.each([
  [0.6, 3, 0.2],
  [4, 3, 1],
])('a ball that skids for %s m of %s m rolls for the rest', (skid, whole, share) => {
  const part = drawn(<RollChart skid={skid} distance={whole} skids="Skids" />)
  const [skids = 0, rolls = 0] = numbersOf(part, 'rect', 'width')
  expect((skids / (skids + rolls)).toFixed(2)).toBe(share.toFixed(2))
  expect(numbersOf(part, 'rect', 'x')[1]).toBe(2 + skids)
  expect(skids + rolls).toBeLessThan(Number(part.querySelector('svg')?.getAttribute('viewBox')?.split(' ')[2]))
  expect(texts(part, 'text')).toEqual(['Skids', 'chart.rolls'])
})
