import type { CategoryFilter } from '#domain/commerce/category'

/** A list of products that can be narrowed down. */
export interface FilteredList {
  /** With how many products each value would leave. */
  readonly filters: readonly CategoryFilter[]
  /** In the filters' order. */
  readonly chosen: readonly ChosenFilter[]
  readonly chosenCount: number
  /** Products in all; nothing as long as that is not known. */
  readonly total: number | undefined
  isChosen(code: string, value: string): boolean
}

export interface ChosenFilter {
  readonly code: string
  readonly value: string
  readonly label: string
}
