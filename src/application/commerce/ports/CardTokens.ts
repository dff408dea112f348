import type { Card } from '#domain/commerce/card'
import { type Token, token } from '../../shared/token.ts'

/** Replaces a card in one payment. */
export interface CardToken {
  readonly key: string
  readonly value: string
}

/** Exchanges a card for a token, so that the shop never sees its number. Once per payment. */
export interface CardTokens {
  take(card: Card, signal?: AbortSignal): Promise<CardToken>
}
export const CardTokens: Token<CardTokens> = token('CardTokens')
