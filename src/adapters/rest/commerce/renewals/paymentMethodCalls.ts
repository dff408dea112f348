import * as z from 'zod/mini'
import { giftCodeStates } from '#domain/commerce/renewals/giftCode'
import { call } from '../../call.ts'
import { answered, code, maybe, webAddress } from '../../schemas.ts'
import { money, text } from '../moneySchemas.ts'

/** No such code; a code of our own. */
export const unknownGiftCode = 60_404

/** A renewal's gift code, not a gift card of the shop. `status` as the shop numbers them, from 1. */
export const giftCode = call({
  id: 'commerce.gift-code',
  method: 'GET',
  path: '/api/gift-code/{code}',
  auth: 'player',
  kind: 'read',
  codes: [unknownGiftCode],
  answer: z.object({
    code: z._default(code, 0),
    data: maybe(z.object({ giftCode: text, status: z.int().check(z.minimum(1), z.maximum(giftCodeStates.length)), balance: money })),
  }),
})

export const affirmConfig = call({
  id: 'commerce.affirm-config',
  method: 'GET',
  path: '/api/affirm-payment/config',
  auth: 'player',
  kind: 'read',
  answer: answered(z.object({ enabled: z.boolean(), termsUrl: maybe(webAddress) })),
})
