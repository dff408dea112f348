import type { Store } from '../../../world/stores.ts'
import { nameOfRegion, regionIn } from '../places/countries.ts'
import type { CustomerAddressRow } from '../places/data.ts'
import type { OrderAddressRow } from './data.ts'

type Place = Pick<
  CustomerAddressRow,
  | 'firstname'
  | 'lastname'
  | 'company'
  | 'street'
  | 'city'
  | 'postcode'
  | 'country'
  | 'regionId'
  | 'regionName'
  | 'telephone'
  | 'prefix'
  | 'middlename'
  | 'suffix'
  | 'vat_id'
  | 'fax'
>

/** A copy, so later changes of the address book don't affect the order. */
export function orderAddressOf(place: Place, store: Store): OrderAddressRow {
  const { firstname, lastname, company, street, city, postcode, country, regionId, regionName, telephone } = place
  const { prefix, middlename, suffix, vat_id, fax } = place
  const region = regionId === undefined ? undefined : regionIn(country, { id: regionId })
  return {
    ...{ firstname, lastname, company, street, city, postcode, country_code: country, telephone: telephone || undefined },
    ...{ prefix, middlename, suffix, vat_id, fax },
    region: region ? nameOfRegion(region, store) : regionName,
  }
}
