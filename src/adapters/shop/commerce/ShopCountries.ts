import type * as z from 'zod/mini'
import type { Countries } from '#app/commerce/ports/Countries'
import type { Country } from '#domain/commerce/country'
import type { ShopClient } from '../ShopClient.ts'
import { countries, country, type wireCountry } from './addressOperations.ts'

export class ShopCountries implements Countries {
  private readonly load: () => Promise<Pick<ShopClient, 'send'>>

  constructor(load: () => Promise<Pick<ShopClient, 'send'>>) {
    this.load = load
  }

  async all(signal?: AbortSignal): Promise<readonly Country[]> {
    const shop = await this.load()
    return (await shop.send(countries, {}, { signal })).countries.map(countryOf)
  }

  async byCode(code: string, signal?: AbortSignal): Promise<Country> {
    const shop = await this.load()
    return countryOf((await shop.send(country, { id: code }, { signal })).country)
  }
}

function countryOf({ id: code, full_name_locale: name = code, available_regions: regions = [] }: z.infer<typeof wireCountry>): Country {
  return { code, name, regions }
}
