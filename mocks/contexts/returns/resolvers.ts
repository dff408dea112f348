import { GraphQLError } from 'graphql'
import * as operations from '#adapters/shop/returns/returnOperations'
import type { Player } from '../../http/handler.ts'
import type { Language } from '../../world/languages.ts'
import { isReturnable, returnabilityOf } from '../../world/returnability.ts'
import { resolutions, resolutionsFor } from '../../world/returnResolutions.ts'
import type { World } from '../../world/World.ts'
import { addMessage, addReturn } from './addReturn.ts'
import { carriers, conditions, customFields, reasons } from './choices.ts'
import type { ReturnMessageRow, ReturnRequestRow } from './data.ts'
import { isResolved, mayBeClosed, statusIds, takesParcels } from './statuses.ts'
import { nameOf, wireMessage, wireRequest, wireSettings, wireTracking } from './wire.ts'

export const returnCalls = Object.values(operations)

interface Customer {
  readonly world: World
  readonly player: Player | undefined
  readonly store: { readonly language: Language; readonly code: string }
}

interface Input<T> {
  readonly input?: T | null
}

interface FileInput {
  readonly filehash: string
  readonly filename: string
}

interface Placing {
  readonly order_id: number
  readonly comment?: string | null
  readonly custom_fields?: readonly { readonly key: string; readonly value: string }[] | null
  readonly files?: readonly FileInput[] | null
  readonly return_items: readonly ReturnItemInput[]
}

interface ReturnItemInput {
  readonly order_item_id: number
  readonly qty: number
  readonly reason: number
  readonly condition: number
  readonly resolution: number
}

const done = { error: false, message: '' }

export const returnResolvers = {
  getAmRmaSettings: (_: unknown, { world, store }: Customer) => wireSettings(world, store.language),

  getAmRmaOrderList: (_: unknown, customer: Customer) =>
    ownOrders(customer)
      .filter((order) => isReturnable(customer.world, order))
      .toReversed()
      .map(({ id, number, placedAt, store }) => ({ order_id: id, label: `#${number}, ${placedAt.slice(0, 10)}`, store_code: store })),

  getAmRmaReturnsForCurrentCustomer: (_: unknown, customer: Customer) =>
    ownReturns(customer).map((row) => wireRequest(customer.world, row, customer.store.language)),

  getAmRmaRequestMessages: ({ hash, last_message_id: last }: { hash: string; last_message_id?: number | null }, customer: Customer) => {
    const { id } = ownReturn(customer, hash)
    const found = customer.world.returnMessages.list(({ requestId, number }) => requestId === id && number > (last ?? 0))
    return found.sort((one, other) => one.number - other.number).map((row) => wireMessage(row))
  },

  placeAmRmaCustomerReturnRequest: async ({ input }: Input<Placing>, customer: Customer) => {
    const { world } = customer
    const player = signedIn(customer)
    const order = ownOrders(customer).find(({ id }) => Number(id) === input?.order_id)
    if (!input || !order || input.return_items.length === 0) throw refused('There is nothing to return')
    const offered = input.return_items.filter((wanted) => isOffered(order.items, wanted))
    if (offered.length === 0) throw refused('Please select at least one item')
    const items = offered.map((wanted) => {
      const item = order.items.find(({ id }) => id === wanted.order_item_id)
      const available = item ? (returnabilityOf(world, order, item)?.available ?? 0) : 0
      if (!item || !isChosen(wanted) || wanted.qty < 1 || wanted.qty > available) throw refused('This item can not be returned')
      return {
        ...{ id: world.nextNumber(), orderItemId: item.id, quantity: wanted.qty, name: item.name, urlKey: item.urlKey },
        ...{ reasonId: wanted.reason, conditionId: wanted.condition, resolutionId: wanted.resolution, status: 'pending' as const },
      }
    })
    const files = ownFiles(customer, input.files)
    const fields = (input.custom_fields ?? []).filter(({ key }) => customFields.some(({ code }) => code === key))
    const note = input.comment ?? ''
    const row = await addReturn(world, {
      ...{ playerId: player.id, orderId: order.id, items, note, files: files.map(({ hash }) => hash) },
      fields: fields.map(({ key, value }) => ({ key, value })),
    })
    await addMessage(world, { requestId: row.id, text: 'We’ve received your request.', from: 'system', name: 'Clubhouse' })
    if (note !== '' || files.length > 0) await write(customer, row, note, files)
    return wireRequest(world, row, customer.store.language)
  },

  closeAmRmaCustomerReturnRequest: ({ id }: { readonly id: number }, customer: Customer) =>
    unlessRefused(async () => {
      const row = found(ownReturns(customer).find((each) => each.id === `${id}`))
      if (row.statusId === statusIds.closed) return
      if (!mayBeClosed(row.statusId)) throw refused('This return can no longer be closed')
      await change(customer, row, { statusId: statusIds.closed })
    }),

  rateAmRmaReturnRequest: ({ input }: Input<{ hash: string; rating: number; comment?: string | null }>, customer: Customer) =>
    unlessRefused(async () => {
      const row = ownReturn(customer, input?.hash)
      const rating = input?.rating ?? 0
      if (rating < 1 || rating > 5) throw refused('A rating is from 1 to 5')
      if (!isResolved(row.statusId) || row.rating !== undefined) throw refused('This return can not be rated')
      await change(customer, row, { rating, ratingComment: input?.comment ?? '' })
    }),

  addAmRmaTrackingNumber: async ({ input }: Input<{ hash: string; code: string; number: string }>, customer: Customer) => {
    const row = ownReturn(customer, input?.hash)
    const { code = '', number = '' } = input ?? {}
    if (!takesParcels(row.statusId)) throw refused('This return expects no parcel')
    if (!carriers.some((carrier) => carrier.code === code) || number.trim() === '') throw refused('This is no tracking number')
    const tracking = { id: customer.world.nextNumber(), code, number, isCustomer: true }
    await change(customer, row, { tracking: [...row.tracking, tracking] })
    return wireTracking(row, tracking)
  },

  removeAmRmaTrackingNumber: ({ input }: Input<{ hash: string; tracking_id: number }>, customer: Customer) =>
    unlessRefused(async () => {
      const row = ownReturn(customer, input?.hash)
      const tracking = row.tracking.find(({ id }) => id === input?.tracking_id)
      if (tracking && !tracking.isCustomer) throw refused('This tracking number is not yours')
      await change(customer, row, { tracking: row.tracking.filter((each) => each !== tracking) })
    }),

  sendAmRmaMessage: async (
    { input }: Input<{ hash: string; message: string; files?: readonly FileInput[] | null }>,
    customer: Customer,
  ) => {
    const row = ownReturn(customer, input?.hash)
    const files = ownFiles(customer, input?.files)
    const text = input?.message ?? ''
    if (!customer.world.returnSettings.get('1').chat) throw refused('The conversation is closed')
    if (text.trim() === '' && files.length === 0) throw refused('There is no message')
    return wireMessage(await write(customer, row, text, files))
  },

  deleteAmRmaMessage: ({ input }: Input<{ hash: string; message_id: number }>, customer: Customer) =>
    unlessRefused(async () => {
      const { id } = ownReturn(customer, input?.hash)
      const message = customer.world.returnMessages.first((row) => row.requestId === id && row.number === input?.message_id)
      if (message && message.from !== 'customer') throw refused('This message is not yours')
      if (message) customer.world.returnMessages.remove(message.id)
    }),
}

function write({ world, player }: Customer, { id }: ReturnRequestRow, text: string, files: ReturnMessageRow['files']) {
  return addMessage(world, { requestId: id, text, files, from: 'customer', name: nameOf(world, player?.id ?? '') })
}

async function change({ world }: Customer, { id }: ReturnRequestRow, values: Partial<ReturnRequestRow>): Promise<void> {
  await world.returnRequests.change(id, { ...values, modifiedAt: world.now().toString() })
}

/** These calls tell of a refusal in their answer. */
async function unlessRefused(work: () => Promise<void>) {
  try {
    await work()
    return done
  } catch (error) {
    if (error instanceof GraphQLError && error.extensions['category'] !== 'graphql-authorization')
      return { error: true, message: error.message }
    throw error
  }
}

/** The module leaves out an item without a word if its resolution isn't among those of the item. */
function isOffered(items: readonly { readonly id: number; readonly sku: string }[], wanted: ReturnItemInput): boolean {
  const item = items.find(({ id }) => id === wanted.order_item_id)
  return item === undefined || resolutionsFor(item).some(({ id }) => id === wanted.resolution)
}

function isChosen({ reason, condition, resolution }: ReturnItemInput): boolean {
  return (
    reasons.some(({ id }) => id === reason) &&
    conditions.some(({ id }) => id === condition) &&
    resolutions.some(({ id }) => id === resolution)
  )
}

function ownFiles(customer: Customer, files: readonly FileInput[] | null | undefined): ReturnMessageRow['files'] {
  const { id } = signedIn(customer)
  return (files ?? []).map(({ filehash: hash, filename: name }) => {
    if (customer.world.returnAttachments.find(hash)?.playerId !== id) throw refused('There is no such file')
    return { hash, name }
  })
}

function ownOrders(customer: Customer) {
  const { id } = signedIn(customer)
  return customer.world.customerOrders.list(({ playerId }) => playerId === id)
}

function ownReturns(customer: Customer): readonly ReturnRequestRow[] {
  const { id } = signedIn(customer)
  return customer.world.returnRequests.list(({ playerId }) => playerId === id)
}

function ownReturn(customer: Customer, hash: string | undefined): ReturnRequestRow {
  return found(ownReturns(customer).find((row) => row.hash === hash))
}

function found(row: ReturnRequestRow | undefined): ReturnRequestRow {
  if (!row) throw refused('There is no such return', 'graphql-no-such-entity')
  return row
}

function signedIn({ player }: Customer): Player {
  if (player) return player
  throw refused("The current customer isn't authorized.", 'graphql-authorization')
}

function refused(message: string, category: 'graphql-input' | 'graphql-no-such-entity' | 'graphql-authorization' = 'graphql-input') {
  return new GraphQLError(message, { extensions: { category } })
}
