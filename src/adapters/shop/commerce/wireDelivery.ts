import * as z from 'zod/mini'
import type { AddressRegion, PostalAddress } from '#domain/commerce/address'
import type { Taxable } from '#domain/commerce/cart'
import type { Delivery, ShippingMethod } from '#domain/commerce/delivery'
import { listOf, maybe } from '../../rest/schemas.ts'
import { wireMoney } from './wireMoney.ts'
import { wirePlace } from './wirePlace.ts'

const text = maybe(z.string())

const address = z.object({
  ...wirePlace,
  ...{ prefix: text, middlename: text, suffix: text, vat_id: text, fax: text },
  region: maybe(z.object({ code: text, label: text, region_id: maybe(z.number()) })),
  country: z.object({ code: z.string() }),
})

export const wireCartAddress: z.ZodMiniType<PostalAddress> = z.pipe(address, z.transform(addressOf))

function addressOf({
  firstname,
  lastname,
  company = '',
  region,
  country,
  postcode = '',
  telephone = '',
  middlename: middleName,
  vat_id: vatId,
  ...same
}: z.infer<typeof address>) {
  return {
    ...{ firstName: firstname, lastName: lastname, company, street: same.street, city: same.city, postcode, telephone },
    ...{ region: region && regionOf(region), countryCode: country.code },
    ...{ prefix: same.prefix, middleName, suffix: same.suffix, vatId, fax: same.fax },
  }
}

/** An id of 0 means none; then the code repeats the name. */
function regionOf({ code, label, region_id: id }: NonNullable<z.infer<typeof address>['region']>): AddressRegion | undefined {
  if (!label) return undefined
  return id ? { name: label, code, id } : { name: label }
}

const method = z.pipe(
  z.object({
    carrier_code: z.string(),
    carrier_title: z.string(),
    method_code: text,
    method_title: text,
    amount: wireMoney,
    available: z.boolean(),
    error_message: text,
  }),
  z.transform(
    (answer): ShippingMethod => ({
      ...{
        carrierCode: answer.carrier_code,
        methodCode: answer.method_code,
        carrier: answer.carrier_title,
        method: answer.method_title ?? '',
      },
      ...{ price: answer.amount, isAvailable: answer.available, error: answer.error_message },
    }),
  ),
)

export interface PricedDelivery {
  readonly delivery: Delivery
  readonly price: Taxable | undefined
}

const delivery = z.extend(address, {
  available_shipping_methods: maybe(listOf(method)),
  selected_shipping_method: maybe(
    z.object({ carrier_code: z.string(), method_code: z.string(), price_excl_tax: wireMoney, price_incl_tax: wireMoney }),
  ),
})

export const wireDelivery: z.ZodMiniType<PricedDelivery> = z.pipe(delivery, z.transform(deliveryOf))

function deliveryOf(answer: z.infer<typeof delivery>): PricedDelivery {
  const { available_shipping_methods: methods = [], selected_shipping_method: selected } = answer
  const chosen = selected && { carrierCode: selected.carrier_code, methodCode: selected.method_code }
  return {
    delivery: { address: addressOf(answer), methods, chosen },
    price: selected && { withTax: selected.price_incl_tax, withoutTax: selected.price_excl_tax },
  }
}
