import * as z from 'zod/mini'
import { moneyOf } from '#domain/commerce/money'
import type { GiftUids } from '#domain/commerce/selection'
import { listOf, maybe } from '../../rest/schemas.ts'

export const wireGiftUids = {
  gift_card_options: maybe(listOf(z.object({ uid: z.string() }))),
  giftcard_amounts: maybe(listOf(z.object({ uid: z.string(), value: z.number() }))),
}
const gift = z.object(wireGiftUids)

const names = {
  amount: 'custom_giftcard_amount',
  recipientName: 'giftcard_recipient_name',
  recipientEmail: 'giftcard_recipient_email',
  senderName: 'giftcard_sender_name',
  senderEmail: 'giftcard_sender_email',
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
    senderName: uidOf(names.senderName),
    senderEmail: uidOf(names.senderEmail),
    message: uidOf(names.message),
    design: uidOf(names.design),
  }
}

/** Titles are in any language, but the uid contains the field's name. */
function fieldIn(uid: string): string | undefined {
  try {
    return atob(uid).split('/')[1]
  } catch {
    return undefined
  }
}
