import * as calls from '#adapters/rest/commerce/renewals/paymentMethodCalls'
import { type Handler, ok, onPlayerCall } from '../../../http/handler.ts'
import { moneyOf } from '../../../world/stores.ts'
import { giftCodeStates } from './data.ts'
import { storeOf } from './pricing.ts'

export const paymentMethodHandlers: readonly Handler[] = [
  onPlayerCall(calls.giftCode, ({ world, region, params }) => {
    const store = storeOf(region)
    const code = world.renewalGiftCodes.first(({ id, currency }) => id === params['code'] && currency === store.currency)
    if (!code) return { status: 200, body: { code: calls.unknownGiftCode, data: null } }
    return ok({ giftCode: code.id, status: giftCodeStates.indexOf(code.state) + 1, balance: moneyOf(store, code.balance) })
  }),

  onPlayerCall(calls.affirmConfig, ({ region }) => {
    const enabled = ['USD', 'CAD'].includes(storeOf(region).currency)
    return ok({ enabled, termsUrl: enabled ? 'https://instalments.example/terms' : null })
  }),
]
