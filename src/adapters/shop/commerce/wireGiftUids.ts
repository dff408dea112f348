import * as z from 'zod/mini'
import { moneyOf } from '#domain/commerce/money'
import type { GiftUids } from '#domain/commerce/selection'
import { listOf, maybe } from '../../rest/schemas.ts'

/** By which the platform is told what is written beside a gift card, and which of its amounts is chosen. */
export const wireGiftUids = {
  gift_card_options: maybe(listOf(z.object({ uid: z.string() }))),
  giftcard_amounts: maybe(listOf(z.object({ uid: z.string(), value: z.number() }))),
}
const gift = z.object(wireGiftUids)

/** What each field of the platform's is called within its uid. */
const names = {
  amount: 'custom_giftcard_amount',
  recipientName: 'giftcard_recipient_name',
  recipientEmail: 'giftcard_recipient_email',
  message: 'giftcard_message',
  design: 'giftcard_template_id',
} as const

export function giftUidsOf(
  { gift_card_options: options = [], giftcard_amounts: amounts = [] }: z.infer<typeof gift>,
  currency: string,
): GiftUids {
  const uidOf = (name: string) => options.find(({ uid }) => fieldIn(uid) === name)?.uid
  return {
    amounts: new Map(amounts.map(({ uid, value }) => [moneyOf(value, currency).minor, uid])),
    amount: uidOf(names.amount),
    recipientName: uidOf(names.recipientName),
    recipientEmail: uidOf(names.recipientEmail),
    message: uidOf(names.message),
    design: uidOf(names.design),
  }
}

/** Titles come in any language: the field's name stands in the uid, encoded. */
function fieldIn(uid: string): string | undefined {
  try {
    return atob(uid).split('/')[1]
  } catch {
    return undefined
  }
}
