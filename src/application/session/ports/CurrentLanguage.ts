import type { Language } from '#domain/shared/language'
import type { Source } from '../../shared/Source.ts'
import { type Token, token } from '../../shared/token.ts'

/** The language on the screen; a stored choice takes precedence over the browser's. */
export interface CurrentLanguage extends Source<Language> {
  choose(language: Language): void
  /** The stored choice once more: the document's own form may have changed it. */
  reread(): Language
}
export const CurrentLanguage: Token<CurrentLanguage> = token('CurrentLanguage')
