import { type Store, storeNamed } from '../../../world/stores.ts'
import type { SubscriptionPlace, SubscriptionRow } from './data.ts'

export function wireSubscription(row: SubscriptionRow, email: string) {
  const store = storeNamed(row.store)
  if (!store) throw new Error(`There is no store ${row.store}`)
  const { id, name: description, status, every, length, runs, createdAt, lastRun, nextRun, logs } = row
  return {
    ...{ entity_id: Number(id), increment_id: `S${id.padStart(8, '0')}`, customer_id: 1, store_id: store.id, quote_id: 7000 + Number(id) },
    ...{ description, status, frequency_count: every.count, frequency_unit: every.unit, length, run_count: runs },
    ...{ last_run: timeIn(store, lastRun), next_run: timeIn(store, nextRun), last_notified: null, created_at: timeIn(store, createdAt) },
    updated_at: timeIn(store, logs.at(-1)?.at ?? createdAt),
    subtotal: amountIn(store, store.taxIncluded ? row.amount : row.amount - row.tax),
    additional: [],
    logs: logs.map(({ id: log_id, agent, at, orderNumber, ...log }) => ({
      ...{ ...log, log_id, agent_id: agent, created_at: timeIn(store, at) },
      ...{ order_id: orderNumber === undefined ? null : Number(orderNumber), order_increment_id: orderNumber ?? null },
    })),
    quote: wireQuote(row, store, email),
  }
}

function wireQuote({ amount, tax, sku, name, quantity, billing, shipping, card }: SubscriptionRow, store: Store, email: string) {
  const [grandTotal, subtotal] = [amountIn(store, amount), amountIn(store, store.taxIncluded ? amount : amount - tax)]
  const totals = { subtotal, tax_amount: amountIn(store, tax), shipping_amount: 0, grand_total: grandTotal }
  const item = {
    ...{ item_id: 1, sku, name, qty: quantity, price: amountIn(store, amount - tax) / quantity, price_incl_tax: grandTotal / quantity },
    ...{ tax_amount: totals.tax_amount, tax_percent: store.taxRate * 100, row_total: subtotal, row_total_incl_tax: grandTotal },
  }
  return {
    ...{ customer_email: email, grand_total: grandTotal, currency_code: store.currency, subtotal, items: [item] },
    billing_address: billing && { ...wirePlace(billing), ...totals },
    shipping_address: shipping && { ...wirePlace(shipping), ...totals },
    payment: card && {
      ...{ method: 'authnetcim', cc_type: card.type, cc_last_4: card.last4, cc_exp_month: card.month, cc_exp_year: card.year },
      cc_owner: card.owner,
    },
  }
}

function wirePlace({ regionCode, regionId, ...place }: SubscriptionPlace) {
  return { ...place, region_code: regionCode, region_id: regionId }
}

function timeIn({ timezone }: Store, at: string | undefined): string | null {
  if (at === undefined) return null
  return Temporal.Instant.from(at).toZonedDateTimeISO(timezone).toPlainDateTime().toString({ smallestUnit: 'second' }).replace('T', ' ')
}

function amountIn({ decimals }: Store, minor: number): number {
  return minor / 10 ** decimals
}
