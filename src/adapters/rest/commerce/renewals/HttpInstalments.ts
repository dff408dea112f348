import type { InstalmentConfiguration, Instalments } from '#app/commerce/renewals/ports/Instalments'
import type { RestClient } from '../../RestClient.ts'
import { affirmConfig } from './paymentMethodCalls.ts'

export class HttpInstalments implements Instalments {
  private readonly client: Pick<RestClient, 'send'>

  constructor(client: Pick<RestClient, 'send'>) {
    this.client = client
  }

  async configuration(signal?: AbortSignal): Promise<InstalmentConfiguration> {
    const { enabled, termsUrl } = (await this.client.send(affirmConfig, { signal })).data
    return { isOffered: enabled, termsUrl }
  }
}
