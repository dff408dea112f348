import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { MonthNavigator } from './MonthNavigator.tsx'

let place: ReturnType<typeof renderAt> | undefined

afterEach(() => place?.clear())

test('the keyboard goes through the buttons in the order in which they are seen', () => {
  const turn = vi.fn()
  const pages = { goToPreviousMonth: turn, goToNextMonth: turn, goToPreviousYear: turn, goToNextYear: turn, goToToday: turn }
  place = renderAt()
  place.show(<MonthNavigator month={Temporal.PlainYearMonth.from('2026-05')} pages={pages} />)
  const buttons = [...place.element.querySelectorAll('button')].map((button) => button.getAttribute('aria-label') ?? button.textContent)
  expect(buttons).toEqual(['months.previousMonth', 'months.nextMonth', 'months.previousYear', 'months.today', 'months.nextYear'])
  expect(readFileSync('src/ui/kit/dates/MonthNavigator.module.scss', 'utf8')).not.toMatch(/grid-area|order:|row-reverse/)
})
