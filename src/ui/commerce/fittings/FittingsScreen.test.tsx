import { act, type ReactNode } from 'react'
import { EMPTY } from 'rxjs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WithdrawnOrders } from '#app/commerce/deposit/WithdrawnOrders'
import type { CustomClubSummary } from '#domain/commerce/fitting/customClub'
import type { FittingSession } from '#domain/commerce/fitting/fitting'
import { paths } from '#ui/shell/paths.ts'
import { InPage } from '../../../../tests/builders/InPage.tsx'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { EarlierFittingsScreen } from '../earlier-fittings/EarlierFittingsScreen.tsx'
import { fittingPaths } from '../fittingPaths.ts'
import { PutterFittingsScreen } from '../putter-fittings/PutterFittingsScreen.tsx'
import { FittingsScreen } from './FittingsScreen.tsx'

let place: ReturnType<typeof renderAt>
beforeEach(() => {
  place = renderAt()
})
afterEach(() => place.clear())

const day = Temporal.PlainDate.from
const order: CustomClubSummary = { id: 'CC31', storeCode: 'club_us', state: 'building' }
const session = { type: 'woods', kind: 'woods', centre: 'Lakeshore', fitter: 'Étienne', recommended: undefined, order: undefined } as const
const sessions: readonly FittingSession[] = [
  { ...session, id: 'FS-2', heldOn: day('2025-07-06'), carryGain: -4 },
  { ...session, id: 'FS-7', heldOn: day('2026-05-07'), carryGain: 11.2, recommended: 'Kitebird', order },
  { ...session, id: 'FS-5', type: 'wedges', kind: 'wedges', heldOn: day('2026-04-02'), carryGain: 0 },
]

async function show(screen: ReactNode, parts: readonly unknown[], at = '/') {
  await act(async () =>
    place.show(
      <InPage parts={parts} at={at}>
        {screen}
      </InPage>,
    ),
  )
}
const units = { value: { metricDistances: false, metricSpeeds: true }, changes: EMPTY }
const showSessions = (found: readonly FittingSession[], withdrawn = new WithdrawnOrders()) =>
  show(<FittingsScreen />, [{ sessions: async () => found }, units, withdrawn])

const rows = () => [...place.element.querySelectorAll('[data-fitting]')]
const hrefs = (selector: string) => [...place.element.querySelectorAll(selector)].map((link) => link.getAttribute('href'))

test('fittings are listed by season, the latest first, and each leads to its own page', async () => {
  await showSessions(sessions)
  const seasons = [...place.element.querySelectorAll('section')].map((season) => [
    season.querySelector('ul')?.getAttribute('aria-label'),
    ...[...season.querySelectorAll('li')].map((row) => row.getAttribute('data-fitting')),
  ])
  expect(seasons).toEqual([
    ['list.season year=2026', 'FS-7', 'FS-5'],
    ['list.season year=2025', 'FS-2'],
  ])
  expect(hrefs('h3 a')).toEqual(['/fitting/clubs/woods/FS-7', '/fitting/clubs/wedges/FS-5', '/fitting/clubs/woods/FS-2'])
})

test('a fitting tells the gain if there was one, and the recommended club and its order if there are any', async () => {
  await showSessions(sessions)
  const told = rows().map((row) => [
    row.textContent.includes('+12 yd list.gain'),
    row.querySelector('[data-recommended]')?.textContent,
    row.querySelector('[data-state]')?.getAttribute('data-state'),
  ])
  expect(told).toEqual([
    [true, 'Kitebird', 'building'],
    [false, undefined, undefined],
    [false, undefined, undefined],
  ])
  expect(place.element.textContent.match(/list\.gain/g)).toHaveLength(1)
  const drawings = rows().map((row) => row.querySelector('svg')?.innerHTML)
  expect([drawings[0] === drawings[2], drawings[0] === drawings[1]]).toEqual([true, false])
})

test('an order that was withdrawn is shown no more', async () => {
  const withdrawn = new WithdrawnOrders()
  await showSessions(sessions, withdrawn)
  await act(async () => withdrawn.add('CC31'))
  expect(place.element.querySelector('[data-state]')).toBeNull()
  const putters = [{ ...session, id: 'PF-7', heldOn: day('2026-05-07'), order }]
  await show(<PutterFittingsScreen />, [{ putterSessions: async () => putters }, withdrawn])
  expect([hrefs('h3 a'), place.element.querySelector('[data-state]')]).toEqual([['/fitting/putters/PF-7'], null])
})

test('a player who was never fitted is led to the shop', async () => {
  await showSessions([])
  expect([place.element.textContent.includes('list.none'), hrefs('a').at(-1)]).toEqual([true, paths.shop])
})

test('an earlier fitting is named by its kind, and the tab of the page is the current one', async () => {
  await show(
    <EarlierFittingsScreen />,
    [{ earlier: async () => [session].map((each) => ({ ...each, id: 'F-1', heldOn: day('2023-08-17') })) }],
    fittingPaths.earlier,
  )
  expect(place.element.querySelector('h3')?.textContent).toBe('kind.woods')
  const tabs = [...place.element.querySelectorAll('nav a')].map((tab) => [tab.getAttribute('href'), tab.getAttribute('aria-current')])
  expect(tabs).toEqual([
    [paths.fittings, null],
    [fittingPaths.putters, null],
    [fittingPaths.earlier, 'page'],
  ])
})
