import * as z from 'zod/mini'
import { listOf, maybe } from '../../../rest/schemas.ts'
import { knownZone, plainDateTime } from '../../../rest/timeSchemas.ts'
import { shopCall } from '../../shopCall.ts'
import { ChangeSubscriptionStatusDocument, SubscriptionHistoryDocument, UpdateSubscriptionDocument } from './documents.generated.ts'

const text = maybe(z.string())
const count = z.number().check(z.minimum(0), z.maximum(100_000))
const amount = z.number().check(z.minimum(-1e9), z.maximum(1e9))

/** `2026-05-14 12:30:00`, in the store's time zone. */
const storeTime = plainDateTime((time) => time.replace(' ', 'T'))

const place = z.object({
  ...{ firstname: z.string(), lastname: z.string(), street: z.array(z.string()), city: z.string(), country_code: z.string() },
  ...{ company: text, postcode: text, telephone: text, prefix: text, middlename: text, suffix: text, vat_id: text, fax: text },
  ...{ region: text, region_code: text, region_id: maybe(z.number()) },
})

const log = z.object({
  log_id: z.number(),
  agent_id: maybe(z.number()),
  order_increment_id: text,
  status: z.string(),
  created_at: storeTime,
})

const item = z.object({
  ...{ item_id: z.number(), name: z.string(), qty: z.number() },
  ...{ row_total_incl_tax: maybe(amount), tax_amount: maybe(amount) },
})

const quote = z.object({
  grand_total: amount,
  currency_code: z.string().check(z.regex(/^[A-Z]{3}$/)),
  items: z._default(listOf(item), []),
  billing_address: maybe(place),
  shipping_address: maybe(place),
  payment: maybe(z.object({ cc_type: text, cc_last_4: text, cc_exp_month: text, cc_exp_year: text, cc_owner: text })),
})

const subscription = z.object({
  entity_id: z.number(),
  increment_id: z.string(),
  description: z.string(),
  status: z.string(),
  frequency_count: maybe(count),
  frequency_unit: text,
  length: maybe(count),
  run_count: z._default(count, 0),
  next_run: maybe(storeTime),
  created_at: storeTime,
  logs: z._default(listOf(log), []),
  quote,
})

export type WireSubscription = z.infer<typeof subscription>
export type WireSubscriptionPlace = z.infer<typeof place>

/** The store's configuration may name its time zone in either way. */
export const subscriptionHistory = shopCall({
  id: 'commerce.subscription-history',
  method: 'POST',
  kind: 'read',
  document: SubscriptionHistoryDocument,
  answer: z.object({
    subscriptions: listOf(subscription),
    storeConfig: maybe(z.object({ timeZone: maybe(knownZone), timezone: maybe(knownZone) })),
  }),
})

/** Sent once: resuming may charge. */
export const changeSubscriptionStatus = shopCall({
  id: 'commerce.change-subscription-status',
  method: 'POST',
  kind: 'write',
  document: ChangeSubscriptionStatusDocument,
  answer: z.object({ changeSubscriptionStatus: z.object({ subscription: z.object({ entity_id: z.number(), status: z.string() }) }) }),
})

export const updateSubscription = shopCall({
  id: 'commerce.update-subscription',
  method: 'POST',
  kind: 'idempotent',
  document: UpdateSubscriptionDocument,
  answer: z.object({ updateSubscription: z.object({ subscription: z.object({ entity_id: z.number() }) }) }),
})
