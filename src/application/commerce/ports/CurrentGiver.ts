import type { GiftGiver } from '#domain/commerce/giftDraft'
import { type Token, token } from '../../shared/token.ts'

/** The signed-in customer as the giver of a gift card; undefined for guests. */
export interface CurrentGiver {
  readonly value: GiftGiver | undefined
}
export const CurrentGiver: Token<CurrentGiver> = token('CurrentGiver')
