import type { MonitorPlans } from '#app/commerce/monitor-plans/ports/MonitorPlans'
import type { CardToken } from '#app/commerce/ports/CardTokens'
import { Failure } from '#app/shared/failure'
import { monitorStoreIn } from '#domain/commerce/monitorStore'
import { monitorCredentials, type SessionSource } from '../../../shop/monitor/monitorCredentials.ts'
import type { RestClient } from '../../RestClient.ts'
import { chargeFuture, chargeMoneris, euCountries, upgradeCodes, upgradePlan } from './planCalls.ts'

const chargeCalls = { STSVEN: chargeFuture, STSVCA: chargeMoneris, STSVJP: undefined } as const

export class HttpMonitorPlans implements MonitorPlans {
  private readonly client: Pick<RestClient, 'send'>
  private readonly session: SessionSource

  constructor(client: Pick<RestClient, 'send'>, session: SessionSource) {
    this.client = client
    this.session = session
  }

  get takesCards(): boolean {
    const store = monitorStoreIn(this.session.value.skytrakShop?.storeCode)
    return store !== undefined && chargeCalls[store] !== undefined
  }

  async sendCard(membershipId: string, { key, value }: CardToken): Promise<void> {
    const credentials = monitorCredentials(this.session.value)
    const call = chargeCalls[credentials.storeCode]
    if (!call) throw new Failure('forbidden', { outcome: 'not-sent' })
    await this.client.send(call, { body: { membershipId, card: { key, value } } }, credentials)
  }

  async upgrade(membershipId: string, sku: string): Promise<'upgraded' | 'declined'> {
    const credentials = monitorCredentials(this.session.value)
    const params = { storeCode: credentials.storeCode }
    const { code } = await this.client.send(upgradePlan, { params, body: { membershipId, sku } }, credentials)
    return code === upgradeCodes.declined ? 'declined' : 'upgraded'
  }

  async euCountries(signal?: AbortSignal): Promise<readonly string[]> {
    const { data } = await this.client.send(euCountries, { signal }, monitorCredentials(this.session.value))
    return data
  }
}
