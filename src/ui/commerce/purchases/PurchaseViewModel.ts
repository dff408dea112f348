import type { DownloadReceipt } from '#app/commerce/purchases/DownloadReceipt'
import type { Purchases } from '#app/commerce/purchases/ports/Purchases'
import type { Clock } from '#app/shared/ports/Clock'
import { dayOf, type Purchase } from '#domain/commerce/purchases/purchase'
import { type ReceiptAddressProblem, type ReceiptDocument, receiptAddressProblem } from '#domain/commerce/purchases/receipt'
import type { Operation } from '#domain/shared/operation'
import { idle, waiting } from '#domain/shared/operation'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'

export class PurchaseViewModel {
  readonly reading = new Loaded<{ readonly purchase: Purchase | undefined }>()
  address: string | undefined = undefined
  addressProblem: ReceiptAddressProblem | undefined = undefined
  /** To whom the shown receipt is made out. */
  issuedTo: string | undefined = undefined
  isForeign = false
  readonly issuing = new Task()
  readonly document = new Loaded<ReceiptDocument>()
  readonly downloading = new Task()
  isDownloaded = false
  #gone = new AbortController()
  readonly #purchases: Purchases
  readonly #download: DownloadReceipt
  readonly #clock: Pick<Clock, 'timeZone'>

  constructor(purchases: Purchases, download: DownloadReceipt, clock: Pick<Clock, 'timeZone'>) {
    this.#purchases = purchases
    this.#download = download
    this.#clock = clock
    makeReactive(this)
  }

  get purchase(): Purchase | undefined {
    return this.reading.value?.purchase
  }

  /** The last receipt's, until another one is typed. */
  get shownAddress(): string {
    return this.address ?? this.purchase?.receiptAddress ?? this.purchase?.studentName ?? ''
  }

  get receipt(): Operation<'success'> {
    if (this.issuing.busy) return waiting
    return this.issuedTo === undefined ? idle : { state: 'success' }
  }

  get download(): Operation<'downloaded', 'foreign'> {
    if (this.downloading.busy) return waiting
    if (this.isForeign) return { state: 'idle', problem: 'foreign' }
    return this.isDownloaded ? { state: 'downloaded' } : idle
  }

  get day(): Temporal.PlainDate | undefined {
    return this.purchase && dayOf(this.purchase, this.#clock.timeZone)
  }

  show(requestId: string): void {
    this.#gone = new AbortController()
    if (this.purchase && this.purchase.requestId !== requestId) this.forget()
    void this.reading.load(async (signal) => {
      const all = await this.#purchases.all(signal)
      return { purchase: all.find((each) => each.requestId === requestId) }
    })
  }

  dispose(): void {
    this.#gone.abort()
    this.reading.cancel()
    this.document.cancel()
  }

  typeAddress(address: string): void {
    this.address = address
    this.addressProblem = undefined
    this.issuing.clear()
  }

  async issue(): Promise<void> {
    const { purchase } = this
    const address = this.shownAddress.trim()
    this.addressProblem = receiptAddressProblem(address)
    if (!purchase || this.addressProblem || this.issuing.busy) return
    const issued = await this.issuing.run(() => this.#purchases.issueReceipt(purchase, address).then(() => true))
    if (!issued) return
    this.receive(address)
    await this.readDocument()
  }

  async readDocument(): Promise<void> {
    const { purchase, issuedTo } = this
    if (!purchase || issuedTo === undefined) return
    await this.document.load((signal) => this.#purchases.receiptDocument(purchase, issuedTo, signal))
  }

  async save(): Promise<void> {
    const { purchase, document } = this
    const { value } = document
    if (!purchase || !value) return
    const outcome = await this.downloading.run(() => this.#download.execute(value, purchase.orderNumber, this.#gone.signal))
    if (outcome) this.end(outcome === 'foreign')
  }

  private receive(address: string): void {
    this.issuedTo = address
    this.isForeign = false
    this.isDownloaded = false
    this.document.clear()
  }

  private end(isForeign: boolean): void {
    this.isForeign = isForeign
    this.isDownloaded = !isForeign
  }

  private forget(): void {
    this.reading.clear()
    this.document.clear()
    this.address = undefined
    this.issuedTo = undefined
    this.isForeign = false
    this.isDownloaded = false
  }
}
