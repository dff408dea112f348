import type { CategoryFilter } from '#domain/commerce/category'

export interface FilteredList {
  readonly filters: readonly CategoryFilter[]
  readonly chosen: readonly ChosenFilter[]
  readonly chosenCount: number
  readonly total: number | undefined
  isChosen(code: string, value: string): boolean
}

export interface ChosenFilter {
  readonly code: string
  readonly value: string
  readonly label: string
}
