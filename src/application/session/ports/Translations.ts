import type { Language } from '#domain/shared/language'
import { type Token, token } from '../../shared/token.ts'

/** Keys are `namespace:screen.element`. */
export type Texts = Readonly<Record<string, string>>

export interface Translations {
  /** The server's texts, which take precedence over the product's own. */
  all(): Promise<Partial<Record<Language, Texts>>>
}
export const Translations: Token<Translations> = token('Translations')
