import type { Configurations } from '#app/session/ports/Configurations'
import type { ClubTexts, FamilyAccount, PublicConfiguration } from '#domain/session/configuration'
import { defaultMethod } from '#domain/session/sentCode'
import type { RestClient } from '../RestClient.ts'
import { configuration, hubspotIdentification, publicConfiguration } from './configurationCalls.ts'

export class HttpConfigurations implements Configurations {
  private readonly client: Pick<RestClient, 'send'>

  constructor(client: Pick<RestClient, 'send'>) {
    this.client = client
  }

  async public(signal?: AbortSignal): Promise<PublicConfiguration> {
    const { data } = await this.client.send(publicConfiguration, { signal })
    const { methodOfVerification, locations, centers, ...texts } = data
    const centresOf = (id: string) => centers.filter(({ locationId }) => locationId === id).map((centre) => centre.id)
    const withCentres = locations.map(({ id, name }) => ({ id, name, centreIds: centresOf(id) }))
    const method = methodOfVerification === 1 ? 1 : defaultMethod
    return { ...texts, registration: { method, locations: withCentres.filter(({ centreIds }) => centreIds.length > 0) } }
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
