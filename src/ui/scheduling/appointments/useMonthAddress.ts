import { reaction } from 'mobx'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { type MonthNavigation, readMonth } from '../MonthNavigation.ts'

export function useMonthAddress(month: MonthNavigation, isOverview: boolean): void {
  const [query, setQuery] = useSearchParams()
  const asked = query.get('month')

  useEffect(() => {
    const found = readMonth(asked)
    if (found && !found.equals(month.month)) month.show(found.toPlainDate({ day: 1 }))
  }, [month, asked])

  useEffect(() => {
    if (!isOverview) return undefined
    const shown = () => (month.isAtToday ? undefined : month.month.toString())
    return reaction(shown, (text) => setQuery((before) => withMonth(before, text), { replace: true, preventScrollReset: true }))
  }, [month, isOverview, setQuery])
}

function withMonth(before: URLSearchParams, month: string | undefined): URLSearchParams {
  const others = [...before].filter(([name]) => name !== 'month')
  return new URLSearchParams(month === undefined ? others : [...others, ['month', month]])
}
