import type { Slug } from '../../../media/index.ts'
import { type Localised, say } from '../../../world/languages.ts'
import type { Words } from '../collection/words.ts'
import { angles } from './angles.ts'
import { fullSwingThemes } from './fullSwing.ts'
import { shortGameThemes } from './shortGame.ts'
import type { ThemeWords } from './themeWords.ts'

export const themeNames = ['downswing', 'around-the-green', 'tempo', 'putting'] as const
export type ThemeName = (typeof themeNames)[number]

export interface Theme {
  readonly title: Localised
  readonly comment: Localised
  readonly notes: readonly {
    readonly id: string
    readonly videoId: string
    readonly time: number
    readonly title: Localised
    readonly text: Localised
  }[]
  readonly drills: readonly { readonly id: string; readonly title: Localised; readonly note: Localised; readonly videoId?: string }[]
  readonly videos: readonly { readonly id: string; readonly type: string; readonly title: Localised; readonly slug: Slug }[]
}

const told = { ...fullSwingThemes, ...shortGameThemes }

export function themeNamed(name: string): Theme {
  const found = themeNames.find((each) => each === name)
  if (!found) throw new Error(`There is no theme ${name}`)
  const { title, comment, notes, drills, videos }: ThemeWords = told[found]
  return {
    title: say(...title),
    comment: say(...comment),
    notes: notes.map(([video, time, heading, text], index) => ({
      ...{ id: `note-${index + 1}`, videoId: video, time, title: say(...heading), text: say(...text) },
    })),
    drills: drills.map(([heading, note, video], index) => ({
      ...{ id: `drill-${index + 1}`, title: say(...heading), note: say(...note), ...(video && { videoId: video }) },
    })),
    videos: Object.entries(videos).map(([id, slug]) => ({ id, slug, ...angleOf(id) })),
  }
}

function angleOf(id: string): { readonly type: string; readonly title: Localised } {
  const angle: { readonly type: string; readonly title: Words } | undefined = angles[id]
  if (!angle) throw new Error(`Nobody films from ${id}`)
  return { type: angle.type, title: say(...angle.title) }
}
