import type { Slug } from '../../../media/index.ts'
import type { Words } from '../collection/words.ts'

export interface ThemeWords {
  readonly title: Words
  readonly comment: Words
  readonly videos: Readonly<Record<string, Slug>>
  readonly notes: readonly (readonly [film: string, time: number, title: Words, text: Words])[]
  readonly drills: readonly (readonly [title: Words, note: Words, video?: string])[]
}
