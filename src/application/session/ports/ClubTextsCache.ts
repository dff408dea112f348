import type { ClubTexts } from '#domain/session/configuration'
import type { Language } from '#domain/shared/language'
import { type Token, token } from '../../shared/token.ts'

/** The club's texts as last loaded on this device; they survive a sign-out. */
export interface ClubTextsCache {
  /** Undefined if none are stored in this language. */
  in(language: Language): ClubTexts | undefined
  keep(language: Language, texts: ClubTexts): void
}
export const ClubTextsCache: Token<ClubTextsCache> = token('ClubTextsCache')
