import * as z from 'zod/mini'
import { listOf, maybe } from '../../rest/schemas.ts'
import { instantFrom } from '../../rest/timeSchemas.ts'
import { shopCall } from '../shopCall.ts'
import {
  AddAmRmaTrackingNumberDocument,
  CloseAmRmaCustomerReturnRequestDocument,
  CustomerReturnsDocument,
  DeleteAmRmaMessageDocument,
  PlaceAmRmaCustomerReturnRequestDocument,
  RateAmRmaReturnRequestDocument,
  RemoveAmRmaTrackingNumberDocument,
  ReturnableOrdersDocument,
  ReturnMessagesDocument,
  ReturnSettingsDocument,
  SendAmRmaMessageDocument,
} from './documents.generated.ts'

const text = maybe(z.string())
const flag = z._default(maybe(z.boolean()), false)

/** `2026-05-14 12:30:00`, in UTC. */
const moment = instantFrom((date) => `${date.replace(' ', 'T')}Z`)

const tracking = z.object({
  tracking_id: z.number(),
  request_id: z.number(),
  tracking_code: z.string(),
  tracking_number: z.string(),
  is_customer: z.boolean(),
})

const request = z.object({
  request_id: z.int(),
  url_hash: z.string(),
  order_id: z.number(),
  order_increment_id: z.string(),
  created_at: moment,
  modified_at: moment,
  custom_fields: text,
  rating: maybe(z.number()),
  rating_comment: text,
  note: text,
  shipping_label: text,
  packing_slip: text,
  ticket_number: text,
  status: z.object({ status_id: z.number(), state: maybe(z.number()), label: z.string(), title: text, color: text }),
  request_items: listOf(
    z.object({
      request_item_id: z.number(),
      qty: z.number(),
      request_qty: maybe(z.number()),
      item_status: text,
      reason_id: z.number(),
      condition_id: z.number(),
      resolution_id: z.number(),
      product_name: z.string(),
    }),
  ),
  tracking_numbers: listOf(tracking),
})
export type WireReturn = z.infer<typeof request>
export type WireTracking = z.infer<typeof tracking>

const message = z.object({
  message_id: z.int(),
  created: moment,
  message: z.string(),
  username: z.string(),
  is_manager: z.boolean(),
  is_system: z.boolean(),
  files: maybe(listOf(z.object({ filename: z.string(), filepath: text }))),
})
export type WireMessage = z.infer<typeof message>

const choice = { label: z.string(), position: z.number() }

const settings = z.object({
  isEnabled: z.boolean(),
  isChatEnabled: z.boolean(),
  isReturnPolicyEnabled: flag,
  isShowAdministratorContact: flag,
  maxAttachmentSize: z.number(),
  policyUrl: text,
  customFieldsBlockTitle: text,
  customFields: listOf(z.object({ code: z.string(), title: z.string() })),
  shippingCarriers: listOf(z.object({ code: z.string(), label: z.string() })),
  allReasons: listOf(z.object({ reason_id: z.number(), payer: maybe(z.number()), ...choice })),
  allConditions: listOf(z.object({ condition_id: z.number(), ...choice })),
  allResolutions: listOf(z.object({ resolution_id: z.number(), ...choice })),
  administratorPhoneNumber: text,
  administratorEmail: text,
})
export type WireSettings = z.infer<typeof settings>

/** `error` tells of a refusal, with the shop's own message. */
const outcome = z.object({ error: z.nullable(z.union([z.boolean(), z.string()])), message: text })
export type WireOutcome = z.infer<typeof outcome>

export const returnSettings = shopCall({
  id: 'returns.settings',
  method: 'POST',
  kind: 'read',
  document: ReturnSettingsDocument,
  answer: z.object({ getAmRmaSettings: settings }),
})

export const returnableOrders = shopCall({
  id: 'returns.returnable-orders',
  method: 'POST',
  kind: 'read',
  document: ReturnableOrdersDocument,
  answer: z.object({ getAmRmaOrderList: listOf(z.object({ order_id: z.string(), label: z.string() })) }),
})

export const customerReturns = shopCall({
  id: 'returns.customer-returns',
  method: 'POST',
  kind: 'read',
  document: CustomerReturnsDocument,
  answer: z.object({ getAmRmaReturnsForCurrentCustomer: listOf(request) }),
})

export const returnMessages = shopCall({
  id: 'returns.messages',
  method: 'POST',
  kind: 'read',
  document: ReturnMessagesDocument,
  answer: z.object({ getAmRmaRequestMessages: listOf(message) }),
})

/** Not idempotent: sent once. */
export const placeReturn = shopCall({
  id: 'returns.place-request',
  method: 'POST',
  kind: 'write',
  document: PlaceAmRmaCustomerReturnRequestDocument,
  answer: z.object({ placeAmRmaCustomerReturnRequest: request }),
})

export const closeReturn = shopCall({
  id: 'returns.close-request',
  method: 'POST',
  kind: 'idempotent',
  document: CloseAmRmaCustomerReturnRequestDocument,
  answer: z.object({ closeAmRmaCustomerReturnRequest: outcome }),
})

export const rateReturn = shopCall({
  id: 'returns.rate-request',
  method: 'POST',
  kind: 'idempotent',
  document: RateAmRmaReturnRequestDocument,
  answer: z.object({ rateAmRmaReturnRequest: outcome }),
})

/** Not idempotent: sent once. */
export const addTracking = shopCall({
  id: 'returns.add-tracking-number',
  method: 'POST',
  kind: 'write',
  document: AddAmRmaTrackingNumberDocument,
  answer: z.object({ addAmRmaTrackingNumber: tracking }),
})

export const removeTracking = shopCall({
  id: 'returns.remove-tracking-number',
  method: 'POST',
  kind: 'idempotent',
  document: RemoveAmRmaTrackingNumberDocument,
  answer: z.object({ removeAmRmaTrackingNumber: outcome }),
})

/** Not idempotent: sent once. */
export const sendMessage = shopCall({
  id: 'returns.send-message',
  method: 'POST',
  kind: 'write',
  document: SendAmRmaMessageDocument,
  answer: z.object({ sendAmRmaMessage: message }),
})

export const deleteMessage = shopCall({
  id: 'returns.delete-message',
  method: 'POST',
  kind: 'idempotent',
  document: DeleteAmRmaMessageDocument,
  answer: z.object({ deleteAmRmaMessage: outcome }),
})
