import { chapters, type FilmChapter, startsOf } from '../../media/chapters.ts'
import type { Slug } from '../../media/index.ts'
import type { Language, Localised } from '../../world/languages.ts'

export function descriptionOf(lead: Localised, slug: Slug, language: Language): string {
  const all = chaptersOf(slug)
  const starts = startsOf(all)
  const lines = all.map(({ title }, index) => `${clock(starts[index] ?? 0)} ${title[language]}`)
  return [lead[language], ...(lines.length > 0 ? ['', ...lines] : [])].join('\n')
}

function chaptersOf(slug: Slug): readonly FilmChapter[] {
  return Object.entries(chapters).find(([each]) => each === slug)?.[1] ?? []
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`
}
