import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { FittingDetail } from '#domain/commerce/fitting/fitting'
import { openFitting } from '../../../../tests/builders/fittings.ts'
import { drawn, InPage } from '../../../../tests/builders/InPage.tsx'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { FittingCharts } from './FittingCharts.tsx'
import { FittingResults } from './FittingResults.tsx'
import { Held } from './Held.tsx'

let place: ReturnType<typeof renderAt>
beforeEach(() => {
  place = renderAt()
})
afterEach(() => place.clear())

const flight = (carry: number) => [
  { distance: 0, height: 0 },
  { distance: carry / 2, height: 27 },
  { distance: carry, height: 0 },
]
const chart: FittingDetail['chart'] = [
  { clubId: 'current', shots: [{ carry: 187, offline: -9 }], flight: flight(187) },
  { clubId: 'tested', shots: [{ carry: 206, offline: 6 }], flight: flight(206) },
]
const texts = (part: ParentNode, selector: string) => [...part.querySelectorAll(selector)].map(({ textContent }) => textContent)

/** The own club carries less than the tested one. */
async function open(own: Partial<FittingDetail> = {}) {
  const model = await openFitting({ chart, ...own })
  const { value } = model.reading
  const clubs = value?.clubs.map((club) => (club.role === 'current' ? { ...club, average: { ...club.average, carry: 187.2 } } : club))
  if (value && clubs) model.reading.value = { ...value, clubs }
  return model
}

test('the charts show the own club as a ring that flies as far as it carries, in the unit of distances', async () => {
  const part = drawn(<FittingCharts model={await open()} />)
  expect(texts(part, '.visx-linepath ~ text')).toEqual(['187 m', '198 m'])
  const rings = part.querySelectorAll('circle')
  expect(rings).toHaveLength(2)
  const target = Number(part.querySelector('line[class*=target]')?.getAttribute('x1'))
  expect(Number(rings[1]?.getAttribute('cx'))).toBeLessThan(target)
})

test('only what the fitter aims at has a line of its own, in its own unit', async () => {
  const targets = { launchAngle: { from: 12, to: 14 }, spinRate: { from: 2200, to: 2600 } }
  const part = drawn(<FittingCharts model={await open({ targets })} />)
  expect(texts(part, 'h3')).toEqual(['measure.launchAngle', 'measure.spinRate'])
  expect(texts(part, 'h3 + svg text')).toEqual(['13.4°', '13.4°', 'unit.rpm value=2,710', 'unit.rpm value=2,710'])
  expect(drawn(<FittingCharts model={await open()} />).querySelector('h3')).toBeNull()
  expect(drawn(<FittingCharts model={await open({ chart: [] })} />).childElementCount).toBe(0)
})

test('both clubs are named by their roles beside the results, which are busy while they are read again', async () => {
  const model = await open()
  await act(async () =>
    place.show(
      <InPage>
        <FittingResults model={model} />
      </InPage>,
    ),
  )
  await act(async () => void (await import('./FittingCharts.tsx')))
  const results = place.element.firstElementChild
  expect(texts(place.element, 'ul li')).toEqual(['role.current current', 'role.tested tested'])
  expect(texts(place.element, 'table:first-of-type thead th').slice(0, 4)).toEqual([
    'table.measure',
    'role.current',
    'role.tested',
    'table.change',
  ])
  expect(results?.getAttribute('aria-busy')).toBe('false')
  await act(async () => void model.reading.load(() => new Promise<never>(() => undefined)))
  expect(results?.getAttribute('aria-busy')).toBe('true')
  act(() => model.dispose())
})

test.each([
  ['Keep the tempo', ['detail.noteKeep the tempo']],
  [undefined, []],
])('a fitting tells its day, its fitter, its centre, and the note if there is one: %s', (note, notes) => {
  const session = { heldOn: Temporal.PlainDate.from('2026-05-07'), centre: 'Lakeshore', fitter: 'Étienne', note }
  const part = drawn(<Held session={session} />)
  expect([texts(part, 'time'), part.querySelector('time')?.getAttribute('datetime'), texts(part, 'figure')]).toEqual([
    ['Thursday 7 May 2026'],
    '2026-05-07',
    notes,
  ])
  expect(part.textContent).toContain('list.place fitter=Étienne centre=Lakeshore')
})
