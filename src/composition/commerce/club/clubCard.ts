import { token } from '#app/shared/token'
import type { CardModel } from '#ui/commerce/payment/CardModel.ts'

/** Without the shop's authentication, which belongs to a cart. */
export const ClubCard = token<CardModel>('ClubCard')
