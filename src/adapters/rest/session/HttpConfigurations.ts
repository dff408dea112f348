import type { Configurations } from '#app/session/ports/Configurations'
import type { ClubTexts, FamilyAccount } from '#domain/session/configuration'
import type { RestClient } from '../RestClient.ts'
import { configuration, hubspotIdentification, publicConfiguration } from './configurationCalls.ts'

export class HttpConfigurations implements Configurations {
  private readonly client: Pick<RestClient, 'send'>

  constructor(client: Pick<RestClient, 'send'>) {
    this.client = client
  }

  async publicTexts(signal?: AbortSignal): Promise<ClubTexts> {
    const { data } = await this.client.send(publicConfiguration, { signal })
    return data
  }

  async ownTexts(signal?: AbortSignal): Promise<ClubTexts> {
    const { data } = await this.client.send(configuration, { signal })
    const { privacy, terms, register } = data
    return { privacy, terms, register }
  }

  async familyAccounts(signal?: AbortSignal): Promise<readonly FamilyAccount[]> {
    const { data } = await this.client.send(configuration, { signal })
    return data.familyAccountInfos.map(({ passwordRequired, ...account }) => ({ ...account, asksPassword: passwordRequired ?? false }))
  }

  async crmToken(): Promise<string> {
    const { data } = await this.client.send(hubspotIdentification, {})
    return data.token
  }
}
