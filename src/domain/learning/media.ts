import type { Language } from '../shared/language.ts'

/** A film in several formats; addresses are absolute, and of the club's own media hosts. */
export interface Media {
  readonly sources: readonly { readonly address: string; readonly type: string }[]
  readonly poster?: string | undefined
  readonly captions: readonly { readonly language: Language; readonly address: string }[]
  /** How long it is. */
  readonly seconds: number
  readonly framesPerSecond: number
}
