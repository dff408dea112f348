import type { CategoryFilter } from '#domain/commerce/category'
import type { ChosenFilter } from '#domain/commerce/listing'

export interface FilteredList {
  readonly filters: readonly CategoryFilter[]
  readonly chosen: readonly ChosenFilter[]
  readonly chosenCount: number
  readonly total: number | undefined
  isChosen(code: string, value: string): boolean
}
