import type { Purchases } from '#app/commerce/purchases/ports/Purchases'
import { unitsOf } from '#domain/commerce/money'
import type { Purchase } from '#domain/commerce/purchases/purchase'
import type { ReceiptDocument } from '#domain/commerce/purchases/receipt'
import { isMedia } from '../../ownMedia.ts'
import type { RestClient } from '../../RestClient.ts'
import { moneyFrom } from '../moneySchemas.ts'
import { purchases, type ReceiptBody, receipt, receiptExport } from './purchaseCalls.ts'

export class HttpPurchases implements Purchases {
  private readonly client: Pick<RestClient, 'send'>
  /** The only host whose files are downloaded. */
  private readonly media: string

  constructor(client: Pick<RestClient, 'send'>, media: string) {
    this.client = client
    this.media = media
  }

  async all(signal?: AbortSignal): Promise<readonly Purchase[]> {
    const { data } = await this.client.send(purchases, { signal })
    return data.map(({ total, date, refunded: isRefunded, ...purchase }) => ({
      ...purchase,
      isRefunded,
      ...{ total: moneyFrom(total), date: date.written, paidAt: date.at },
    }))
  }

  async issueReceipt(purchase: Purchase, address: string): Promise<void> {
    await this.client.send(receipt, { body: bodyOf(purchase, address) })
  }

  async receiptDocument(purchase: Purchase, address: string, signal?: AbortSignal): Promise<ReceiptDocument> {
    const { data } = await this.client.send(receiptExport, { body: bodyOf(purchase, address), signal })
    const { html, link } = data
    return { html, link: link !== undefined && isMedia(link, this.media) ? link : undefined }
  }
}

function bodyOf({ requestId, orderNumber, total, date, studentName }: Purchase, receiptAddress: string): ReceiptBody {
  return { requestId, orderNumber, date, studentName, receiptAddress, total: { value: unitsOf(total), currency: total.currency } }
}
