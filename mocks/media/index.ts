import { type Language, languages } from '../world/languages.ts'
import { chapters, type DetailSlug, detailSlugs, framesPerSecond, secondsOf } from './chapters.ts'

export type Slug =
  | 'welcome'
  | 'full-swing-face-on'
  | 'full-swing-down-the-line'
  | 'full-swing-left-handed'
  | 'tempo-drill'
  | 'breaking-putt'
  | 'bunker-splash'
  | 'chip-and-roll'
  | DetailSlug

/** Files are in the folder of its name: `video.webm`, `video.mp4`, `poster.webp` and `captions.<language>.vtt`. */
export interface Film {
  readonly slug: Slug
  readonly seconds: number
  readonly width: number
  readonly height: number
  readonly fps: number
  readonly languages: readonly Language[]
}

/** Limits the frames that a seek decodes. */
export const framesBetweenKeys = 30

const format = { width: 720, height: 406, fps: 30, languages }

export const videos: readonly Film[] = [
  { slug: 'welcome', seconds: 7, ...format },
  { slug: 'full-swing-face-on', seconds: 12.5, ...format },
  { slug: 'full-swing-down-the-line', seconds: 12.5, ...format },
  { slug: 'full-swing-left-handed', seconds: 13.5, ...format },
  { slug: 'tempo-drill', seconds: 11, ...format },
  { slug: 'breaking-putt', seconds: 10, ...format },
  { slug: 'bunker-splash', seconds: 11, ...format },
  { slug: 'chip-and-roll', seconds: 10, ...format },
  ...detailSlugs.map((slug) => ({ ...format, slug, seconds: secondsOf(chapters[slug]), fps: framesPerSecond[slug] })),
]
