import type { PostalAddress } from '#domain/commerce/address'
import { moneyOf } from '#domain/commerce/money'
import { type Frequency, type Subscription, type SubscriptionCard, subscriptionStatusOf } from '#domain/commerce/subscriptions/subscription'
import type { CustomerAddressInput } from './documents.generated.ts'
import type { WireSubscription, WireSubscriptionPlace } from './subscriptionOperations.ts'

export function subscriptionOf(wire: WireSubscription): Subscription {
  const { entity_id: id, increment_id: number, description: name, status, run_count: payments, next_run: nextRun, quote } = wire
  const { grand_total: total, currency_code: currency, items, billing_address: billing, shipping_address: shipping } = quote
  return {
    ...{ id, number, name, status: subscriptionStatusOf(status), payments, nextRun, amount: moneyOf(total, currency) },
    frequency: frequencyOf(wire),
    length: wire.length === 0 ? undefined : wire.length,
    items: items.map(({ item_id: itemId, name: itemName, qty: quantity, row_total_incl_tax: row, tax_amount: tax }) => ({
      ...{ id: `${itemId}`, name: itemName, quantity },
      total: row === undefined ? undefined : moneyOf(row, currency),
      tax: tax === undefined ? undefined : moneyOf(tax, currency),
    })),
    billingAddress: billing && placeOf(billing),
    shippingAddress: shipping && placeOf(shipping),
    card: cardOf(quote.payment),
    events: wire.logs
      .toSorted((one, other) => Temporal.PlainDateTime.compare(other.created_at, one.created_at) || other.log_id - one.log_id)
      .map(({ log_id, agent_id, status: after, created_at: at, order_increment_id: orderNumber }) => ({
        ...{ id: `${log_id}`, at, status: subscriptionStatusOf(after), byCustomer: agent_id === -1, orderNumber },
      })),
  }
}

const units: readonly Frequency['unit'][] = ['day', 'week', 'month', 'year']

function frequencyOf({ frequency_count: count, frequency_unit: wireUnit }: WireSubscription): Frequency | undefined {
  const unit = units.find((each) => each === wireUnit)
  return count && unit ? { count, unit } : undefined
}

/** Nothing beyond the last four digits is kept. */
function cardOf(payment: WireSubscription['quote']['payment']): SubscriptionCard | undefined {
  const last4 = payment?.cc_last_4?.slice(-4)
  if (!payment || !last4) return undefined
  const { cc_type: type = '', cc_owner: owner, cc_exp_month: month = '', cc_exp_year: year = '' } = payment
  return { type, last4, owner, expires: monthOf(Number(year), Number(month)) }
}

function monthOf(year: number, month: number): Temporal.PlainYearMonth | undefined {
  const isMonth = Number.isInteger(year) && year >= 2000 && year < 9000 && Number.isInteger(month) && month >= 1 && month <= 12
  return isMonth ? Temporal.PlainYearMonth.from({ year, month }) : undefined
}

function placeOf({ firstname, lastname, region, region_code: code, region_id: id, ...wire }: WireSubscriptionPlace): PostalAddress {
  const { street, city, country_code: countryCode, company = '', postcode = '', telephone = '' } = wire
  const { prefix, middlename: middleName, suffix, vat_id: vatId, fax } = wire
  return {
    ...{ firstName: firstname, lastName: lastname, company, street, city, postcode, telephone, countryCode },
    ...{ prefix, middleName, suffix, vatId, fax },
    region: region ? { name: region, code, id } : undefined,
  }
}

export function addressInputOf(address: PostalAddress): CustomerAddressInput {
  const { firstName, lastName, company, street, city, region, postcode, countryCode, telephone } = address
  const { prefix, middleName, suffix, vatId, fax } = address
  return {
    ...{ firstname: firstName, lastname: lastName, company, street: [...street], city, postcode, country_code: countryCode, telephone },
    ...{ prefix, middlename: middleName, suffix, vat_id: vatId, fax },
    region: region ? { region: region.name, region_code: region.code, region_id: region.id } : null,
  }
}
