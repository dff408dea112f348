import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { answered, code, maybe, webAddress } from '../../schemas.ts'
import { money } from '../fitting/fittingSchemas.ts'

const text = z.string().check(z.minLength(1))
const line = z.string()

const player = { auth: 'player' } as const

export const omniCenterAddress = call({
  ...player,
  id: 'commerce.omni-center-address',
  method: 'GET',
  path: '/rest/{store}/V1/omni-channel/center/address',
  kind: 'read',
  answer: answered(
    z.object({
      ...{ name: text, firstname: text, lastname: text, street: z.array(text), city: text, postcode: line, telephone: text },
      ...{
        country_code: z.string().check(z.regex(/^[A-Z]{2}$/)),
        region: maybe(text),
        region_code: maybe(text),
        region_id: maybe(z.int()),
      },
    }),
  ),
})

const order_increment_id = text

/** Paths of our own, as the questions of the specification decide. */
export const squarePaymentConfig = call({
  ...player,
  id: 'commerce.square-payment-config',
  method: 'GET',
  path: '/rest/{store}/V1/tecfit/payment/square/config',
  kind: 'read',
  query: z.strictObject({ order_increment_id }),
  answer: answered(z.object({ enabled: z.boolean() })),
})

export const affirmPaymentConfig = call({
  ...player,
  id: 'commerce.affirm-payment-config-order',
  method: 'GET',
  path: '/rest/{store}/V1/tecfit/payment/affirm/config',
  kind: 'read',
  query: z.strictObject({ order_increment_id }),
  answer: answered(z.object({ enabled: z.boolean(), checkout_token: maybe(text), terms_url: maybe(webAddress) })),
})

/** Not valid for this deposit; codes of our own. */
export const codeRefused = { coupon: 60_511, giftCode: 60_512 } as const

/** `additional_data`: a free object, with the set. The shop remembers what it has accepted. */
export const depositCouponCheck = call({
  ...player,
  id: 'commerce.deposit-coupon-check',
  method: 'POST',
  path: '/rest/{store}/V1/tecfit/deposit/coupon/check',
  kind: 'idempotent',
  codes: [codeRefused.coupon],
  body: z.strictObject({ coupon_code: text, order_increment_id, additional_data: z.object({ set_information: text }), mask_id: text }),
  answer: z.object({ code: z._default(code, 0), data: maybe(z.object({ amount: money })) }),
})

export const depositGiftCodeCheck = call({
  ...player,
  id: 'commerce.deposit-gift-code-check',
  method: 'POST',
  path: '/rest/{store}/V1/tecfit/deposit/gift-code/check',
  kind: 'idempotent',
  codes: [codeRefused.giftCode],
  body: z.strictObject({ gift_code: text, order_increment_id, mask_id: text }),
  answer: z.object({ code: z._default(code, 0), data: maybe(z.object({ balance: money })) }),
})

/** The id is an integer, never a text. Deleting a deleted order changes nothing. */
export const tecfitDeleteOrder = call({
  ...player,
  id: 'commerce.tecfit-delete-order',
  method: 'POST',
  path: '/rest/{store}/V1/tecfit/payment/delete-order',
  kind: 'idempotent',
  body: z.strictObject({ order_id: z.int() }),
  answer: z.object({ code }),
})

/** Codes of our own. */
export const takeCodes = { declined: 60_521, paid: 60_522, changed: 60_523, processing: 60_524 } as const

const amount = z.number().check(z.minimum(0))
const request = {
  order_increment_id,
  set_information: text,
  deposit_request: amount,
  giftvoucher_deposit_used: amount,
  coupon_used: z.optional(z.strictObject({ amount: z.number().check(z.positive()) })),
}
const taking = {
  ...player,
  method: 'POST',
  kind: 'write',
  codes: Object.values(takeCodes),
  answer: z.object({ code: z._default(code, 0), data: maybe(z.object({ message: maybe(text), order_number: text })) }),
} as const

/** With a card's token, never its number. */
export const depositTakePayment = call({
  ...taking,
  id: 'commerce.deposit-take-payment',
  path: '/rest/{store}/V1/tecfit/payment/deposit-take-payment',
  body: z.strictObject({
    ...request,
    payment_token: z.strictObject({ key: text, value: text }),
    transaction_id: z.optional(text),
  }),
})

export const zeroDepositTakePayment = call({
  ...taking,
  id: 'commerce.zero-deposit-take-payment',
  path: '/rest/{store}/V1/tecfit/payment/zero-deposit-take-payment',
  body: z.strictObject(request),
})

export const affirmDepositTakePayment = call({
  ...taking,
  id: 'commerce.affirm-deposit-take-payment',
  path: '/rest/{store}/V1/tecfit/payment/affirm/deposit-take-payment',
  body: z.strictObject({ ...request, checkout_token: text }),
})
