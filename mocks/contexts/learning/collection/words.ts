import type { Slug } from '../../../media/index.ts'

export type Words = readonly [en: string, fr: string, ja: string, zh: string]

export interface SeriesWords {
  readonly id: string
  readonly category: string
  /** Shows its videos. */
  readonly slug: Slug
  readonly title: Words
  readonly lead: Words
  /** The last of an entry names another film than the series’. */
  readonly videos: readonly (readonly [title: Words, slug?: Slug])[]
  /** Videos of other series that it shows after its own, by their ids. */
  readonly also?: readonly string[]
}
