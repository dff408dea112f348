import type { Language } from '../../world/languages.ts'
import { resolutions, wireResolutions } from '../../world/returnResolutions.ts'
import type { World } from '../../world/World.ts'
import { carriers, conditions, customFields, customFieldsTitle, reasons } from './choices.ts'
import type { ReturnMessageRow, ReturnRequestRow } from './data.ts'
import { itemStatuses, statusOf } from './statuses.ts'

export function wireRequest(world: World, row: ReturnRequestRow, language: Language) {
  const order = world.customerOrders.get(row.orderId)
  const { id, color, state, label, title } = statusOf(row.statusId)
  const number = Number(row.id)
  return {
    ...{ request_id: number, url_hash: row.hash, order_id: Number(order.id), order_increment_id: order.number },
    ...{ created_at: timeOf(row.createdAt), modified_at: timeOf(row.modifiedAt), customer_name: nameOf(world, row.playerId) },
    custom_fields: JSON.stringify(Object.fromEntries(row.fields.map(({ key, value }) => [key, value]))),
    ...{ rating: row.rating ?? null, rating_comment: row.ratingComment ?? null, note: row.note },
    shipping_label: row.hasLabel ? '/returns/shipping-label.svg' : null,
    packing_slip: row.hasLabel ? '/returns/packing-slip.svg' : null,
    ticket_number: null,
    status: { status_id: id, state, color, label: label[language], title: title[language] },
    request_items: row.items.map((item) => ({
      ...{
        request_item_id: item.id,
        request_id: number,
        order_item_id: item.orderItemId,
        qty: item.quantity,
        request_qty: item.requested ?? item.quantity,
      },
      ...{ reason_id: item.reasonId, condition_id: item.conditionId, resolution_id: item.resolutionId },
      ...{ product_name: item.name, product_url_key: item.urlKey ?? null, item_status: itemStatuses[item.status][language] },
    })),
    tracking_numbers: row.tracking.map((tracking) => wireTracking(row, tracking)),
  }
}

export function wireTracking({ id }: Pick<ReturnRequestRow, 'id'>, { id: trackingId, ...tracking }: ReturnRequestRow['tracking'][number]) {
  return {
    ...{ tracking_id: trackingId, request_id: Number(id), is_customer: tracking.isCustomer },
    ...{ tracking_code: tracking.code, tracking_number: tracking.number },
  }
}

export function wireMessage({ number, createdAt, text, from, name, files }: ReturnMessageRow) {
  return {
    ...{ message_id: number, created: timeOf(createdAt), message: text, username: name },
    ...{ is_manager: from === 'manager', is_system: from === 'system' },
    files: files.map(({ hash, name: filename }) => ({ filename, filepath: `/returns/${hash}` })),
  }
}

export function wireSettings(world: World, language: Language) {
  const { enabled, chat, policy, contact, kilobytes } = world.returnSettings.get('1')
  return {
    ...{ isEnabled: enabled, isChatEnabled: chat, isReturnPolicyEnabled: policy, isShowAdministratorContact: contact },
    ...{ maxAttachmentSize: kilobytes, policyUrl: 'https://clubhouse.example/returns', urlPrefix: 'returns' },
    ...{ customFieldsBlockTitle: customFieldsTitle[language] },
    customFields: customFields.map(({ code, title }) => ({ code, title: title[language] })),
    shippingCarriers: carriers,
    allReasons: reasons.map(({ id, label, payer, position }) => ({ reason_id: id, label: label[language], payer, position })),
    allConditions: conditions.map(({ id, label, position }) => ({ condition_id: id, label: label[language], position })),
    allResolutions: wireResolutions(resolutions, language),
    ...{ administratorPhoneNumber: '+1 312 555 0143', administratorEmail: 'returns@clubhouse.example' },
  }
}

/** `2026-05-14 12:30:00`, in UTC. */
function timeOf(instant: string): string {
  return instant.slice(0, 19).replace('T', ' ')
}

export function nameOf(world: World, playerId: string): string {
  const { firstName, lastName } = world.players.get(playerId)
  return `${firstName ?? ''} ${lastName ?? ''}`.trim()
}
