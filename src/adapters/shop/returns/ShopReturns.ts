import type { Conversations, NewMessage } from '#app/returns/ports/Conversations'
import type { Returns } from '#app/returns/ports/Returns'
import { Failure } from '#app/shared/failure'
import type { ReturnableOrder } from '#domain/returns/returnableItem'
import type { NewReturn, UploadedFile } from '#domain/returns/returnDraft'
import type { ReturnMessage } from '#domain/returns/returnMessage'
import type { ReturnRequest, TrackingNumber } from '#domain/returns/returnRequest'
import type { ReturnSettings } from '#domain/returns/returnSettings'
import { plainDate } from '../../rest/timeSchemas.ts'
import type { ShopClient } from '../ShopClient.ts'
import { messageOf, returnOf, settingsOf, trackingOf } from './returnMapping.ts'
import * as operations from './returnOperations.ts'

type LoadShop = () => Promise<Pick<ShopClient, 'send'>>

export class ShopReturns implements Returns {
  private readonly load: LoadShop
  private readonly media: string

  constructor(load: LoadShop, media: string) {
    this.load = load
    this.media = media
  }

  async settings(signal?: AbortSignal): Promise<ReturnSettings> {
    const shop = await this.load()
    return settingsOf((await shop.send(operations.returnSettings, {}, { signal })).getAmRmaSettings)
  }

  /** An order without a number in its label can't be read any further. */
  async orders(signal?: AbortSignal): Promise<readonly ReturnableOrder[]> {
    const shop = await this.load()
    const { getAmRmaOrderList: orders } = await shop.send(operations.returnableOrders, {}, { signal })
    return orders.flatMap(({ order_id: id, label }) => {
      const number = /#([^\s,]+)/.exec(label)?.[1]
      return number === undefined ? [] : [{ id: Number(id), number, label, placedOn: dayIn(label) }]
    })
  }

  async all(signal?: AbortSignal): Promise<readonly ReturnRequest[]> {
    const shop = await this.load()
    const { getAmRmaReturnsForCurrentCustomer: all } = await shop.send(operations.customerReturns, {}, { signal })
    return all.map((each) => returnOf(each, this.media))
  }

  async place({ orderId, items, note, fields, files }: NewReturn): Promise<ReturnRequest> {
    const shop = await this.load()
    const input = {
      ...{ order_id: orderId, comment: note, policy_allowed: 1, files: filesOf(files) },
      custom_fields: fields.map(({ code: key, value }) => ({ key, value })),
      return_items: items.map(({ itemId, quantity, ...choices }) => ({ order_item_id: itemId, qty: quantity, return: 1, ...choices })),
    }
    return returnOf((await shop.send(operations.placeReturn, { input })).placeAmRmaCustomerReturnRequest, this.media)
  }

  async close(id: number): Promise<void> {
    const shop = await this.load()
    demandDone((await shop.send(operations.closeReturn, { id })).closeAmRmaCustomerReturnRequest)
  }

  async rate(hash: string, rating: number, comment: string): Promise<void> {
    const shop = await this.load()
    const { rateAmRmaReturnRequest: outcome } = await shop.send(operations.rateReturn, { input: { hash, rating, comment } })
    if (!outcome.error || (await this.isRated(hash, rating))) return
    demandDone(outcome)
  }

  /** The shop takes one rating: a repetition after a lost answer is refused. */
  private async isRated(hash: string, stars: number): Promise<boolean> {
    return (await this.all()).some((each) => each.hash === hash && each.rating?.stars === stars)
  }

  async addTracking(hash: string, code: string, number: string): Promise<TrackingNumber> {
    const shop = await this.load()
    return trackingOf((await shop.send(operations.addTracking, { input: { hash, code, number } })).addAmRmaTrackingNumber)
  }

  async removeTracking(hash: string, id: number): Promise<void> {
    const shop = await this.load()
    demandDone((await shop.send(operations.removeTracking, { input: { hash, tracking_id: id } })).removeAmRmaTrackingNumber)
  }
}

export class ShopConversations implements Conversations {
  private readonly load: LoadShop
  private readonly uploads: string

  constructor(load: LoadShop, uploads: string) {
    this.load = load
    this.uploads = uploads
  }

  async after(hash: string, lastId: number, signal?: AbortSignal): Promise<readonly ReturnMessage[]> {
    const shop = await this.load()
    const { getAmRmaRequestMessages: found } = await shop.send(operations.returnMessages, { hash, last_message_id: lastId }, { signal })
    return found.map((each) => messageOf(each, this.uploads))
  }

  async send(hash: string, { text: message, files }: NewMessage): Promise<ReturnMessage> {
    const shop = await this.load()
    const { sendAmRmaMessage: sent } = await shop.send(operations.sendMessage, { input: { hash, message, files: filesOf(files) } })
    return messageOf(sent, this.uploads)
  }

  async remove(hash: string, id: number): Promise<void> {
    const shop = await this.load()
    demandDone((await shop.send(operations.deleteMessage, { input: { hash, message_id: id } })).deleteAmRmaMessage)
  }
}

function dayIn(label: string): Temporal.PlainDate | undefined {
  return plainDate.safeParse(/\d{4}-\d{2}-\d{2}/.exec(label)?.[0]).data
}

function filesOf(files: readonly UploadedFile[]) {
  return files.map(({ hash: filehash, name: filename }) => ({ filehash, filename }))
}

/** The shop's message is kept with the failure. */
function demandDone(outcome: operations.WireOutcome): void {
  if (outcome.error) throw new Failure('rejected', { body: outcome })
}
