import type { DateFieldState, DateSegment } from 'react-stately/useDateFieldState'

export type Unfinished = 'incomplete' | 'impossible'

/** Years with fewer digits are still being typed. */
const firstYear = 1000

/** Why what is typed is no value yet; undefined if it is one, or if there is nothing. */
export function unfinishedIn({ segments, value }: Pick<DateFieldState, 'segments' | 'value'>): Unfinished | undefined {
  const parts = segments.filter(({ isEditable }) => isEditable)
  if (parts.every(({ isPlaceholder }) => isPlaceholder)) return undefined
  if (parts.some((part) => part.isPlaceholder || isShortYear(part))) return 'incomplete'
  const isReal = parts.every(({ type, value: typed }) => !isOfDay(type) || value?.[type] === typed)
  return isReal ? undefined : 'impossible'
}

function isOfDay(type: DateSegment['type']): type is 'day' | 'month' | 'year' {
  return type === 'day' || type === 'month' || type === 'year'
}

function isShortYear({ type, value }: DateSegment): boolean {
  return type === 'year' && isShort({ year: value ?? 0 })
}

export function isShort({ year }: { readonly year: number }): boolean {
  return year < firstYear
}
