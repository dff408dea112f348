import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { MonthNavigation } from '../MonthNavigation.ts'

type Day = Temporal.PlainDate
type Step = (from: Day, firstDayOfWeek: number) => Day

const steps: Readonly<Partial<Record<string, Step>>> = {
  ArrowLeft: (from) => from.subtract({ days: 1 }),
  ArrowRight: (from) => from.add({ days: 1 }),
  ArrowUp: (from) => from.subtract({ weeks: 1 }),
  ArrowDown: (from) => from.add({ weeks: 1 }),
  PageUp: (from) => from.subtract({ months: 1 }),
  PageDown: (from) => from.add({ months: 1 }),
  Home: (from, first) => from.subtract({ days: (from.dayOfWeek - first + 7) % 7 }),
  End: (from, first) => from.add({ days: 6 - ((from.dayOfWeek - first + 7) % 7) }),
}

interface DayFocus {
  readonly grid: RefObject<HTMLTableElement | null>
  /** The one day that Tab stops at. */
  readonly reachable: Day
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onFocus: (event: FocusEvent) => void
}

/** Keys move from day to day, over the month's edges too. */
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
      const step = steps[event.key]
      if (!from || !step) return
      event.preventDefault()
      moveTo(step(from, firstDayOfWeek))
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
