import type { Language } from '../shared/language.ts'

/** Absolute addresses of the club's own media hosts. */
export interface Media {
  readonly sources: readonly { readonly address: string; readonly type: string }[]
  readonly poster?: string | undefined
  readonly captions: readonly { readonly language: Language; readonly address: string }[]
  readonly seconds: number
  readonly framesPerSecond: number
}
