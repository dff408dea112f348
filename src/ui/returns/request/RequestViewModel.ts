import type { PlaceReturn } from '#app/returns/PlaceReturn'
import type { OrderedItems } from '#app/returns/ports/OrderedItems'
import type { Returns } from '#app/returns/ports/Returns'
import { mayBeDone } from '#app/shared/failure'
import type { Draft, Drafts } from '#app/shared/ports/Drafts'
import { type NoReturn, type ReturnableItem, type ReturnableOrder, whyNotReturned } from '#domain/returns/returnableItem'
import { type ChoiceKind, type ItemDraft, type ItemProblem, problemsOf, requestedItems } from '#domain/returns/returnDraft'
import type { ReturnRequest } from '#domain/returns/returnRequest'
import { byPosition, type Choice, type ReturnSettings } from '#domain/returns/returnSettings'
import { readableText } from '#domain/shared/typedText'
import { type Explanation, explain } from '#ui/shell/explanation.ts'
import { keepDraft } from '#ui/shell/keepDraft.ts'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'
import type { AttachmentsModel } from '../attachments/AttachmentsModel.ts'
import { draftOfRequest, requestInDraft } from './requestDraft.ts'

interface Read {
  readonly settings: ReturnSettings
  readonly orders: readonly ReturnableOrder[]
  /** Ids of the returns before this one. */
  readonly known: readonly number[]
}

/** A return that is being requested. What was entered stays on the device until it is placed. */
export class RequestViewModel {
  readonly reading = new Loaded<Read>()
  readonly items = new Loaded<readonly ReturnableItem[]>()
  readonly placing = new Task()
  readonly attachments: AttachmentsModel
  orderNumber: string | undefined = undefined
  drafts: ReadonlyMap<number, ItemDraft> = new Map()
  fields: Readonly<Record<string, string>> = {}
  note = ''
  isPressed = false
  /** How often something was missing when it was sent. */
  attempts = 0
  placed: ReturnRequest | undefined = undefined
  readonly #returns: Returns
  readonly #orderedItems: OrderedItems
  readonly #place: PlaceReturn
  readonly #drafts: Drafts
  #stopKeeping: (() => void) | undefined = undefined

  constructor(returns: Returns, orderedItems: OrderedItems, place: PlaceReturn, drafts: Drafts, attachments: AttachmentsModel) {
    this.#returns = returns
    this.#orderedItems = orderedItems
    this.#place = place
    this.#drafts = drafts
    this.attachments = attachments
    makeReactive(this)
  }

  get settings(): ReturnSettings | undefined {
    return this.reading.value?.settings
  }

  get orders(): readonly ReturnableOrder[] {
    return this.reading.value?.orders ?? []
  }

  get order(): ReturnableOrder | undefined {
    return this.orders.find(({ number }) => number === this.orderNumber)
  }

  get isUnsent(): boolean {
    return this.placed === undefined && Object.keys(draftOfRequest(this)).length > 0
  }

  /** `orderNumber`: where the customer comes from an order. */
  async open(orderNumber?: string): Promise<void> {
    this.dispose()
    this.#stopKeeping = keepDraft(this.#drafts, {
      name: 'new return',
      typed: () => (this.placed ? {} : draftOfRequest(this)),
      restore: (draft) => this.restore(draft, orderNumber),
    })
    const order = orderNumber ?? this.orderNumber
    await Promise.all([this.read(), order === undefined ? undefined : this.chooseOrder(order)])
  }

  async chooseOrder(number: string): Promise<void> {
    if (number !== this.orderNumber) this.drafts = new Map()
    this.orderNumber = number
    this.isPressed = false
    this.items.clear()
    await this.items.load(async (signal) => (await this.#orderedItems.of(number, signal)) ?? [])
  }

  draftOf(itemId: number): ItemDraft | undefined {
    return this.drafts.get(itemId)
  }

  whyNotReturned(item: ReturnableItem): Explanation<NoReturn> | undefined {
    return explain('returns.only-returnable-items-chosen', whyNotReturned(item))
  }

  /** Items that can't be returned stay as they are. */
  toggle({ itemId, available }: ReturnableItem, isWanted: boolean): void {
    const others = [...this.drafts].filter(([id]) => id !== itemId)
    this.drafts = new Map(isWanted && available > 0 ? [...others, [itemId, { quantity: 1 }]] : others)
  }

  setQuantity(itemId: number, quantity: number): void {
    this.change(itemId, { quantity })
  }

  choose(itemId: number, kind: ChoiceKind, id: number): void {
    this.change(itemId, { [kind]: id })
  }

  /** The shop silently drops an item with a resolution that it doesn't offer for it. */
  choicesOf(kind: ChoiceKind, { resolutions }: Pick<ReturnableItem, 'resolutions'> = {}): readonly Choice[] {
    const { settings } = this
    if (!settings) return []
    if (kind === 'resolution' && resolutions) return byPosition(resolutions)
    return { reason: settings.reasons, condition: settings.conditions, resolution: settings.resolutions }[kind]
  }

  payerOf(draft: ItemDraft | undefined): 'customer' | 'shop' | undefined {
    return this.settings?.reasons.find(({ id }) => id === draft?.reason)?.payer
  }

  write(note: string): void {
    this.note = note
  }

  fill(code: string, value: string): void {
    this.fields = { ...this.fields, [code]: value }
  }

  /** Nothing before the customer wanted to send it. */
  problemsAt(item: ReturnableItem): readonly ItemProblem[] {
    const draft = this.draftOf(item.itemId)
    return this.isPressed && draft ? problemsOf(draft, item) : []
  }

  get isNothingChosen(): boolean {
    return this.isPressed && this.drafts.size === 0
  }

  get isComplete(): boolean {
    const items = this.items.value ?? []
    const isRight = ([id, draft]: readonly [number, ItemDraft]) =>
      items.some((item) => item.itemId === id && problemsOf(draft, item).length === 0)
    return this.drafts.size > 0 && [...this.drafts].every(isRight)
  }

  /** However often it is pressed, the return is placed once. */
  async place(): Promise<ReturnRequest | undefined> {
    const { order, reading, placed } = this
    this.isPressed = true
    if (placed) return placed
    if (!order || !this.isComplete) return this.refuse()
    if (!reading.value || this.attachments.uploading.busy) return undefined
    const { known } = reading.value
    const isRepeated = this.placing.failure !== undefined && mayBeDone(this.placing.failure)
    const request = {
      ...{ orderId: order.id, items: requestedItems(this.drafts), note: readableText(this.note), files: this.attachments.files },
      fields: Object.entries(this.fields).flatMap(([code, value]) =>
        readableText(value) === '' ? [] : [{ code, value: readableText(value) }],
      ),
    }
    const found = await this.placing.run(() => this.#place.execute(request, { known, isRepeated }))
    if (found) this.finish(found)
    return found
  }

  dispose(): void {
    this.#stopKeeping?.()
    this.#stopKeeping = undefined
    this.reading.cancel()
    this.items.cancel()
    this.attachments.cancel()
  }

  private read(): Promise<void> {
    return this.reading.load(async (signal) => {
      const [settings, orders, returns] = await Promise.all([
        this.#returns.settings(signal),
        this.#returns.orders(signal),
        this.#returns.all(signal),
      ])
      this.attachments.limitTo(settings.largestFile)
      return { settings, orders, known: returns.map(({ id }) => id) }
    })
  }

  private refuse(): undefined {
    this.attempts += 1
  }

  private finish(placed: ReturnRequest): void {
    this.placed = placed
  }

  private change(itemId: number, change: Partial<ItemDraft>): void {
    const draft = this.draftOf(itemId)
    if (draft) this.drafts = new Map(this.drafts).set(itemId, { ...draft, ...change })
  }

  /** A draft of another order doesn't belong to the order from which the customer comes. */
  private restore(draft: Draft, orderNumber: string | undefined): void {
    const { order, drafts, fields, note, files } = requestInDraft(draft)
    if (orderNumber !== undefined && order !== orderNumber) return
    this.drafts = drafts
    this.fields = fields
    this.note = note
    this.attachments.restore(files)
    // Before the order is chosen, which would otherwise begin a form anew.
    if (order !== undefined) this.orderNumber = order
    if (orderNumber === undefined && order !== undefined && this.reading.value) void this.chooseOrder(order)
  }
}
