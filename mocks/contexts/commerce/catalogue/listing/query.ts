export interface Condition {
  readonly eq?: string | null
  readonly in?: readonly (string | null)[] | null
  readonly match?: string | null
  readonly from?: string | null
  readonly to?: string | null
}

export type Filter = Readonly<Record<string, Condition | null | undefined>>

export type Direction = 'ASC' | 'DESC'

export interface ListingQuery {
  readonly search?: string | null
  readonly filter?: Filter | null
  readonly pageSize: number
  readonly currentPage: number
  readonly sort?: Readonly<Partial<Record<'name' | 'position' | 'price' | 'relevance' | 'news_from_date', Direction | null>>> | null
  readonly return_parent_product?: boolean | null
}

export function valuesOf(filter: Filter | null | undefined, field: string): readonly string[] | undefined {
  const condition = filter?.[field]
  if (condition?.eq != null) return [condition.eq]
  return condition?.in?.filter((value) => value !== null)
}
