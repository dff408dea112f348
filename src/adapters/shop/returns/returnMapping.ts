import * as z from 'zod/mini'
import { type ReturnMessage, senderOf } from '#domain/returns/returnMessage'
import { type ReturnRequest, returnStates, type TrackingNumber } from '#domain/returns/returnRequest'
import { byPosition, type ReturnSettings } from '#domain/returns/returnSettings'
import { isWebAddress } from '../../rest/address.ts'
import { mediaAddress } from '../../rest/ownMedia.ts'
import { unreadableIn } from '../../rest/schemas.ts'
import type { WireMessage, WireReturn, WireSettings, WireTracking } from './returnOperations.ts'

/** `media`: the only origin whose documents are offered. */
export function returnOf(wire: WireReturn, media: string): ReturnRequest {
  const { status, rating, shipping_label: label, packing_slip: slip, ticket_number: ticket } = wire
  return {
    ...{ id: wire.request_id, hash: wire.url_hash, orderId: wire.order_id, orderNumber: wire.order_increment_id },
    ...{ createdAt: wire.created_at, modifiedAt: wire.modified_at, note: wire.note ?? '' },
    status: {
      ...{ id: status.status_id, state: status.state === undefined ? undefined : returnStates[status.state] },
      ...{ label: status.label, title: status.title ?? '', color: status.color ?? '' },
    },
    items: wire.request_items.map((item) => ({
      ...{
        id: item.request_item_id,
        name: item.product_name,
        quantity: item.qty,
        requested: item.request_qty ?? item.qty,
        status: item.item_status,
      },
      ...{ reasonId: item.reason_id, conditionId: item.condition_id, resolutionId: item.resolution_id },
    })),
    unreadableItems: unreadableIn(wire.request_items),
    tracking: wire.tracking_numbers.map(trackingOf),
    fields: fieldsIn(wire.custom_fields),
    rating: rating === undefined || rating < 1 ? undefined : { stars: rating, comment: wire.rating_comment ?? '' },
    documents: { label: mediaAddress(label, media), slip: mediaAddress(slip, media), ticket: mediaAddress(ticket, media) },
  }
}

export function trackingOf({ tracking_id: id, tracking_code, tracking_number, is_customer }: WireTracking): TrackingNumber {
  return { id, carrier: tracking_code, number: tracking_number, isOwn: is_customer }
}

/** `uploads`: the only origin whose files are offered. */
export function messageOf(
  { message_id: id, created: at, message: text, username: name, ...wire }: WireMessage,
  uploads: string,
): ReturnMessage {
  return {
    ...{ id, at, text, name, from: senderOf({ isManager: wire.is_manager, isSystem: wire.is_system }) },
    files: (wire.files ?? []).map(({ filename, filepath }) => ({
      name: filename,
      address: mediaAddress(filepath, uploads),
    })),
  }
}

export function settingsOf(wire: WireSettings): ReturnSettings {
  const { isEnabled, isChatEnabled, policyUrl, customFields, shippingCarriers: carriers } = wire
  const hasPolicy = wire.isReturnPolicyEnabled && policyUrl !== undefined && isWebAddress(policyUrl)
  return {
    ...{ isEnabled, isChatEnabled, customFields, carriers, customFieldsTitle: wire.customFieldsBlockTitle ?? '' },
    policyUrl: hasPolicy ? policyUrl : undefined,
    contact: wire.isShowAdministratorContact ? { phone: wire.administratorPhoneNumber, email: wire.administratorEmail } : undefined,
    largestFile: wire.maxAttachmentSize * 1024,
    reasons: byPosition(wire.allReasons.map(({ reason_id: id, payer, ...choice }) => ({ id, ...choice, payer: payers[payer ?? -1] }))),
    conditions: byPosition(wire.allConditions.map(({ condition_id: id, ...choice }) => ({ id, ...choice }))),
    resolutions: byPosition(wire.allResolutions.map(({ resolution_id: id, ...choice }) => ({ id, ...choice }))),
  }
}

const payers = ['customer', 'shop'] as const

const entered = z.record(z.string(), z.string())

/** A JSON object of codes and texts; anything else is left out. */
function fieldsIn(json: string | undefined): ReturnRequest['fields'] {
  try {
    return Object.entries(z.parse(entered, JSON.parse(json ?? '{}'))).map(([code, value]) => ({ code, value }))
  } catch {
    return []
  }
}
