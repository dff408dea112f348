import type { Slug } from '../../../media/index.ts'

export type Words = readonly [en: string, fr: string, ja: string, zh: string]

export interface SeriesWords {
  readonly id: string
  readonly category: string
  readonly slug: Slug
  readonly title: Words
  readonly lead: Words
  readonly videos: readonly (readonly [title: Words, slug?: Slug])[]
  readonly also?: readonly string[]
}
