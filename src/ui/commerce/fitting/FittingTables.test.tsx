import { expect, test } from 'vitest'
import type { Compared, FittingMeasure } from '#domain/commerce/fitting/comparison'
import { openFitting } from '../../../../tests/builders/fittings.ts'
import { drawn } from '../../../../tests/builders/InPage.tsx'
import { ClubChoice } from './ClubChoice.tsx'
import { ComparisonTable } from './ComparisonTable.tsx'
import type { FittingViewModel } from './FittingViewModel.ts'
import { ShotsTable } from './ShotsTable.tsx'
import { TestedClubs } from './TestedClubs.tsx'
import { useFittingText } from './useFittingText.ts'

const units = { metricDistances: true, metricSpeeds: false }

function ComparisonInMetres({ compared }: { readonly compared: readonly Compared<FittingMeasure>[] }) {
  return <ComparisonTable compared={compared} text={useFittingText(units)} own="Own" selected="Tested" />
}

function ShotsInMetres({ model }: { readonly model: FittingViewModel }) {
  return <ShotsTable model={model} text={useFittingText(units)} />
}

const cells = (part: HTMLElement) =>
  [...part.querySelectorAll('tbody tr')].map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent))

test('a measure of the tested club stands beside that of the own one, if there is one', () => {
  const values = { selected: 171, target: undefined, trend: undefined }
  const compared = [
    { ...values, measure: 'carry', own: 180 },
    { ...values, measure: 'height', own: undefined },
  ] as const
  const [carry, height] = cells(drawn(<ComparisonInMetres compared={compared} />))
  expect(carry?.slice(0, 2)).toEqual(['180 m', '171 m'])
  expect(carry?.[2]).toMatch(/^[−-]9/)
  expect(height).toEqual(['table.none', '171 m', 'table.none'])
})

test('a measure says what is aimed at, and whether the tested club comes nearer to it', () => {
  const values = { own: 12, selected: 14, target: { from: 13, to: 15 } }
  const compared = [
    { ...values, measure: 'launchAngle', trend: 'better' },
    { ...values, measure: 'descentAngle', trend: 'worse' },
  ] as const
  const rows = [...drawn(<ComparisonInMetres compared={compared} />).querySelectorAll('tbody tr')]
  expect(rows.map((row) => row.querySelector('td:last-child')?.textContent)).toEqual(['+2° table.better', '+2° table.worse'])
  expect(rows[0]?.querySelector('th span')?.textContent).toBe('chart.aim range=unit.range from=13° to=15°')
  expect(rows.map((row) => row.querySelector('svg')?.classList.contains('lucide-trending-up'))).toEqual([true, false])
})

test('a tested club has its own loft, lie and length, and its shaft where it is known', () => {
  const club = { role: 'tested', loft: 10.5, lie: 59, length: 1.143 } as const
  const clubs = [
    { ...club, id: 'a', name: 'Kitebird' },
    { ...club, id: 'b', name: 'Ironwood', shaft: 'Willow 55' },
  ]
  const part = drawn(<TestedClubs title="Tested" clubs={clubs} units={units} />)
  expect(cells(part)[0]?.map((text) => text.replace(/[^\d.]/g, ''))).toEqual(['10.5', '59', '114'])
  expect([...part.querySelectorAll('th span')].map(({ textContent }) => textContent)).toEqual([
    'role.tested',
    'role.tested\u00a0· Willow 55',
  ])
})

test('the shots of the own club come first, each with its number', async () => {
  const part = drawn(<ShotsInMetres model={await openFitting()} />)
  expect([...part.querySelectorAll('th[scope=row]')].map(({ textContent }) => textContent)).toEqual(['role.current', 'role.tested'])
  expect(cells(part).map((row) => row.slice(0, 2))).toEqual([
    ['1', '190 m'],
    ['1', '191 m'],
  ])
})

test('the club that is compared is marked among the others, and one alone is no choice', async () => {
  const model = await openFitting()
  const chips = [...drawn(<ClubChoice model={model} />).querySelectorAll('button')]
  expect(chips.map((chip) => [chip.textContent, chip.getAttribute('aria-pressed')])).toEqual([
    ['recommended\u00a0· role.recommended', 'false'],
    ['tested', 'true'],
  ])
  const { value } = model.reading
  if (value) model.reading.value = { ...value, clubs: value.clubs.filter(({ role }) => role !== 'recommended') }
  expect(drawn(<ClubChoice model={model} />).childElementCount).toBe(0)
})
