import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { MonthNavigation } from '../MonthNavigation.ts'
import { dayStep } from './dayStep.ts'

type Day = Temporal.PlainDate

interface DayFocus {
  readonly grid: RefObject<HTMLTableElement | null>
  readonly reachable: Day
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onFocus: (event: FocusEvent) => void
}

export function useDayFocus(month: MonthNavigation, chosen: Day, firstDayOfWeek: number): DayFocus {
  const grid = useRef<HTMLTableElement>(null)
  const [focused, setFocused] = useState<Day>()
  useEffect(() => {
    if (focused) grid.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus()
  }, [focused])

  const isInSight = (day: Day): boolean => day.toPlainYearMonth().equals(month.month)
  const moveTo = (day: Day): void => {
    if (!isInSight(day)) month.show(day)
    setFocused(day)
  }
  return {
    grid,
    reachable: [focused, chosen].find((day) => day && isInSight(day)) ?? month.startDate,
    onKeyDown: (event) => {
      const from = dayOf(event.target)
      const day = from && dayStep(event.key, from, firstDayOfWeek)
      if (!day) return
      event.preventDefault()
      moveTo(day)
    },
    onFocus: ({ target }) => {
      const day = dayOf(target)
      if (day && isInSight(day)) setFocused(day)
    },
  }
}

function dayOf(target: EventTarget): Day | undefined {
  const text = target instanceof HTMLElement ? target.dataset['day'] : undefined
  return text === undefined ? undefined : Temporal.PlainDate.from(text)
}
