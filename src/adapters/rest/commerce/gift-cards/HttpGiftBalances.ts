import type { GiftBalance, GiftBalances } from '#app/commerce/ports/GiftBalances'
import { Failure } from '#app/shared/failure'
import { moneyOf } from '#domain/commerce/money'
import type { RestClient } from '../../RestClient.ts'
import { giftCardCheck } from './giftCardCalls.ts'

export class HttpGiftBalances implements GiftBalances {
  readonly canBeRead = true
  private readonly client: Pick<RestClient, 'send'>

  constructor(client: Pick<RestClient, 'send'>) {
    this.client = client
  }

  async of(code: string, signal?: AbortSignal): Promise<GiftBalance | undefined> {
    try {
      const { balance, currency, expires_on: expiresOn } = await this.client.send(giftCardCheck, { params: { code }, signal })
      return { left: moneyOf(balance, currency), expiresOn }
    } catch (error) {
      if (error instanceof Failure && error.kind === 'gone') return undefined
      throw error
    }
  }
}
