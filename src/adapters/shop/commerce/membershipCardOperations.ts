import * as z from 'zod/mini'
import { maybe } from '../../rest/schemas.ts'
import { shopCall } from '../shopCall.ts'
import { MembershipValidateGiftCardDocument, RedeemMembershipGiftCardDocument } from './membershipCards/documents.generated.ts'

const text = maybe(z.string())
/** None means success; its values are not specified. */
const error = maybe(z.union([z.boolean(), z.string(), z.number()]))

/** By POST, because the code can be spent by whoever reads it in an address. */
export const validateMembershipGiftCard = shopCall({
  id: 'commerce.validate-membership-gift-card',
  method: 'POST',
  kind: 'read',
  document: MembershipValidateGiftCardDocument,
  answer: z.object({
    membershipValidateGiftCard: z.object({
      is_valid: z.boolean(),
      error,
      message: text,
      gift_code_type: text,
      sku_id: text,
      sku_name: text,
    }),
  }),
})

/** Sent once. Without a number it is refused. */
export const redeemMembershipGiftCard = shopCall({
  id: 'commerce.redeem-membership-gift-card',
  method: 'POST',
  kind: 'write',
  document: RedeemMembershipGiftCardDocument,
  answer: z.object({ redeemMembershipGiftCard: z.object({ increment_id: z.nullable(z.string()), error, message: text }) }),
})
