import type { CategoryFilter } from '#domain/commerce/category'

export interface FilteredList {
  readonly filters: readonly CategoryFilter[]
  /** In the filters' order. */
  readonly chosen: readonly ChosenFilter[]
  readonly chosenCount: number
  /** Undefined while loading. */
  readonly total: number | undefined
  isChosen(code: string, value: string): boolean
}

export interface ChosenFilter {
  readonly code: string
  readonly value: string
  readonly label: string
}
