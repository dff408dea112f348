import type { ReactNode } from 'react'
import { type ListPlace, useIncrementalList } from './useIncrementalList.ts'

interface GrowingListProps<T> {
  readonly items: readonly T[]
  readonly children: (item: T, place: ListPlace) => ReactNode
  readonly label?: string | undefined
  readonly className?: string | undefined
  readonly isOrdered?: boolean
  readonly step?: number | undefined
  readonly atLeast?: number | undefined
}

export function IncrementalList<T>({ items, children, label, className, isOrdered = false, step, atLeast }: GrowingListProps<T>) {
  const { shown, placeOf, end } = useIncrementalList(items, step, atLeast)
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <>
      <List className={className} aria-label={label}>
        {shown.map((item, index) => children(item, placeOf(index)))}
      </List>
      {end && <div ref={end} />}
    </>
  )
}
