import type { PlusSubscriptions } from '#app/commerce/ports/PlusSubscriptions'
import { type PlusSubscription, type PlusTrial, plusStates, trialStates } from '#domain/commerce/plus-subscription/plus'
import { withOnlyCode } from '../../failures.ts'
import type { RestClient } from '../../RestClient.ts'
import { plusSubscription, plusTrial, startPlusTrial } from './plusCalls.ts'

export class HttpPlusSubscriptions implements PlusSubscriptions {
  private readonly client: Pick<RestClient, 'send'>

  constructor(client: Pick<RestClient, 'send'>) {
    this.client = client
  }

  async current(signal?: AbortSignal): Promise<PlusSubscription> {
    const { state, renews = true, ...data } = (await withOnlyCode(this.client.send(plusSubscription, { signal }))).data
    return { ...data, renews, state: plusStates.find((known) => known === state) ?? 'none' }
  }

  async trial(signal?: AbortSignal): Promise<PlusTrial> {
    const { state, ...data } = (await withOnlyCode(this.client.send(plusTrial, { signal }))).data
    return { ...data, state: trialStates.find((known) => known === state) ?? 'used' }
  }

  async startTrial(): Promise<void> {
    await withOnlyCode(this.client.send(startPlusTrial, {}))
  }
}
