import type { GiftCodes } from '#app/commerce/renewals/ports/GiftCodes'
import { Failure } from '#app/shared/failure'
import { type GiftCode, giftCodeStates } from '#domain/commerce/renewals/giftCode'
import type { RestClient } from '../../RestClient.ts'
import { moneyFrom } from '../moneySchemas.ts'
import { giftCode, unknownGiftCode } from './paymentMethodCalls.ts'

export class HttpGiftCodes implements GiftCodes {
  private readonly client: Pick<RestClient, 'send'>

  constructor(client: Pick<RestClient, 'send'>) {
    this.client = client
  }

  async find(typed: string, signal?: AbortSignal): Promise<GiftCode | undefined> {
    const { code, data } = await this.client.send(giftCode, { params: { code: typed }, signal })
    if (code === unknownGiftCode) return undefined
    const state = data && giftCodeStates[data.status - 1]
    if (!state) throw new Failure('broken-contract', { path: 'data' })
    return { code: data.giftCode, state, balance: moneyFrom(data.balance) }
  }
}
