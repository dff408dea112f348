import * as z from 'zod/mini'
import { listOf, maybe } from '../../rest/schemas.ts'
import { shopCall } from '../shopCall.ts'
import {
  CountriesDocument,
  CountryDocument,
  CreateCustomerAddressDocument,
  CustomerDocument,
  DeleteCustomerAddressDocument,
  UpdateCustomerAddressDocument,
} from './addresses/documents.generated.ts'

const text = maybe(z.string())

export const wireAddress = z.object({
  id: z.number(),
  prefix: text,
  firstname: z.string(),
  middlename: text,
  lastname: z.string(),
  suffix: text,
  company: text,
  vat_id: text,
  street: z.array(z.string()),
  city: z.string(),
  region: maybe(z.object({ region: text, region_code: text, region_id: maybe(z.number()) })),
  postcode: text,
  country_code: z.string(),
  telephone: text,
  fax: text,
  default_billing: maybe(z.boolean()),
  default_shipping: maybe(z.boolean()),
})
export type WireAddress = z.infer<typeof wireAddress>

const wireRegion = z.object({ id: z.number(), code: z.string(), name: z.string() })

export const wireCountry = z.object({
  id: z.string(),
  full_name_locale: text,
  available_regions: maybe(listOf(wireRegion)),
})

export const customer = shopCall({
  id: 'commerce.customer',
  method: 'POST',
  kind: 'read',
  document: CustomerDocument,
  answer: z.object({ customer: z.object({ addresses: listOf(wireAddress), email: text }) }),
})

/** Not idempotent: sent once. Keeps all errors. */
export const createCustomerAddress = shopCall({
  id: 'commerce.create-customer-address',
  method: 'POST',
  kind: 'write',
  document: CreateCustomerAddressDocument,
  answer: z.object({ createCustomerAddress: wireAddress }),
  keeps: 'all',
})

export const updateCustomerAddress = shopCall({
  id: 'commerce.update-customer-address',
  method: 'POST',
  kind: 'idempotent',
  document: UpdateCustomerAddressDocument,
  answer: z.object({ updateCustomerAddress: wireAddress }),
})

export const deleteCustomerAddress = shopCall({
  id: 'commerce.delete-customer-address',
  method: 'POST',
  kind: 'idempotent',
  document: DeleteCustomerAddressDocument,
  answer: z.object({ deleteCustomerAddress: z.boolean() }),
})

export const countries = shopCall({
  id: 'commerce.countries',
  method: 'GET',
  kind: 'read',
  document: CountriesDocument,
  answer: z.object({ countries: listOf(wireCountry) }),
})

export const country = shopCall({
  id: 'commerce.country',
  method: 'GET',
  kind: 'read',
  document: CountryDocument,
  answer: z.object({ country: wireCountry }),
})
