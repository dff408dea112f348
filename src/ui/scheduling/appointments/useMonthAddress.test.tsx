import { act } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { MonthNavigation } from '../MonthNavigation.ts'
import { useMonthAddress } from './useMonthAddress.ts'

let month: MonthNavigation
let address: string
let place: ReturnType<typeof renderAt>

function Screen({ isOverview }: { readonly isOverview: boolean }) {
  useMonthAddress(month, isOverview)
  const { pathname, search } = useLocation()
  address = pathname + search
  return null
}

function openAt(path: string, isOverview = true): void {
  place.show(
    <MemoryRouter initialEntries={[path]}>
      <Screen isOverview={isOverview} />
    </MemoryRouter>,
  )
}

beforeEach(() => {
  month = new MonthNavigation(() => Temporal.PlainDate.from('2026-05-13'))
  place = renderAt()
})

afterEach(() => place.clear())

test('an address with a month turns the calendar to it, and stays as it is', () => {
  openAt('/lessons?month=2026-08')
  expect([month.month.toString(), address]).toEqual(['2026-08', '/lessons?month=2026-08'])
})

test.each(['/lessons', '/lessons?month=August', '/lessons?month=2026-13'])('without a month that can be read it is today’s: %s', (path) => {
  openAt(path)
  expect([month.startDate.toString(), address]).toEqual(['2026-05-13', path])
})

test('turning the pages is kept in the address, beside what else it says; today’s month needs no word', () => {
  openAt('/lessons?embed=1')
  act(() => month.goToNextMonth())
  expect(address).toBe('/lessons?embed=1&month=2026-06')
  act(() => month.goToToday())
  expect(address).toBe('/lessons?embed=1')
})

test('an appointment that is opened turns the calendar, and leaves the address alone', () => {
  openAt('/lessons/7', false)
  act(() => month.goToNextMonth())
  expect(address).toBe('/lessons/7')
})
