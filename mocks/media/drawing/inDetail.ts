import { type FilmChapter, secondsOf } from '#mocks/media/chapters'
import type { Caption } from './captions/Caption.ts'
import type { Scene } from './Scene.ts'

export function sceneInDetail({ still, frame, poster }: Scene, chapters: readonly FilmChapter[]): Scene {
  return { still, frame: (seconds) => frame(shortTime(chapters, seconds)), poster: longTime(chapters, poster) }
}

export function captionsInDetail(captions: readonly Caption[], chapters: readonly FilmChapter[]): readonly Caption[] {
  return captions.map((caption) => ({ ...caption, from: longTime(chapters, caption.from), to: longTime(chapters, caption.to) }))
}

function shortTime(chapters: readonly FilmChapter[], seconds: number): number {
  let begins = 0
  let from = 0
  for (const chapter of chapters) {
    if (seconds < begins + chapter.seconds) return from + ((chapter.until - from) * (seconds - begins)) / chapter.seconds
    begins += chapter.seconds
    from = chapter.until
  }
  return from
}

function longTime(chapters: readonly FilmChapter[], short: number): number {
  let begins = 0
  let from = 0
  for (const { seconds, until } of chapters) {
    if (short < until) return begins + (seconds * (short - from)) / (until - from)
    begins += seconds
    from = until
  }
  return secondsOf(chapters)
}
