import type { ClubTexts } from '#domain/session/configuration'
import type { Language } from '#domain/shared/language'
import { type Token, token } from '../../shared/token.ts'

/** The club's texts as this device read them last; they outlive a sign-out. */
export interface ClubTextsCache {
  /** Nothing where none are kept in this language. */
  in(language: Language): ClubTexts | undefined
  keep(language: Language, texts: ClubTexts): void
}
export const ClubTextsCache: Token<ClubTextsCache> = token('ClubTextsCache')
