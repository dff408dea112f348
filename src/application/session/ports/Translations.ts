import type { Language } from '#domain/shared/language'
import { type Token, token } from '../../shared/token.ts'

/** Texts by `namespace:screen.element`. */
export type Texts = Readonly<Record<string, string>>

export interface Translations {
  /** The server's texts, which win over the shipped ones. */
  all(): Promise<Partial<Record<Language, Texts>>>
}
export const Translations: Token<Translations> = token('Translations')
