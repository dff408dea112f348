import type { Returns } from '#app/returns/ports/Returns'
import type { Clock } from '#app/shared/ports/Clock'
import { mayBeClosed, mayBeRated, type ReturnRequest, type TrackingNumber, takesParcels } from '#domain/returns/returnRequest'
import type { ReturnSettings } from '#domain/returns/returnSettings'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'
import type { ConversationModel } from '../conversation/ConversationModel.ts'
import type { RatingEditor } from './RatingEditor.ts'
import type { TrackingEditor } from './TrackingEditor.ts'

interface Read {
  readonly settings: ReturnSettings
  /** Undefined where the customer has no such return. */
  readonly request: ReturnRequest | undefined
}

export class ReturnViewModel {
  readonly reading = new Loaded<Read>()
  readonly closing = new Task()
  readonly conversation: ConversationModel
  readonly tracking: TrackingEditor
  readonly rating: RatingEditor
  isAsked = false
  readonly #returns: Returns
  readonly #clock: Clock

  constructor(returns: Returns, clock: Clock, conversation: ConversationModel, tracking: TrackingEditor, rating: RatingEditor) {
    this.#returns = returns
    this.#clock = clock
    this.conversation = conversation
    this.tracking = tracking
    this.rating = rating
    makeReactive(this)
  }

  get settings(): ReturnSettings | undefined {
    return this.reading.value?.settings
  }

  get request(): ReturnRequest | undefined {
    return this.reading.value?.request
  }

  get mayBeClosed(): boolean {
    return this.request !== undefined && mayBeClosed(this.request)
  }

  get mayBeRated(): boolean {
    return this.request !== undefined && mayBeRated(this.request)
  }

  /** A parcel is added with one of the shop's carriers. */
  get takesParcels(): boolean {
    return this.request !== undefined && takesParcels(this.request) && this.settings?.carriers.length !== 0
  }

  get hasConversation(): boolean {
    return this.settings?.isChatEnabled === true && this.request !== undefined
  }

  momentOf(at: Temporal.Instant): Temporal.ZonedDateTime {
    return at.toZonedDateTimeISO(this.#clock.timeZone)
  }

  async show(id: number): Promise<void> {
    if (this.request && this.request.id !== id) this.reading.clear()
    await this.read(id)
    const { request, settings } = this
    if (!request || !settings) return
    this.tracking.open(request.hash)
    this.rating.open(request)
    if (settings.isChatEnabled) await this.conversation.open(request.hash, settings.largestFile, () => void this.read(id))
  }

  async addTracking(): Promise<void> {
    const { request } = this
    const added = request && (await this.tracking.add(request))
    if (added) this.update(({ tracking }) => ({ tracking: [...tracking.filter(({ id }) => id !== added.id), added] }))
  }

  async removeTracking(number: TrackingNumber): Promise<void> {
    const { request } = this
    const isRemoved = request && (await this.tracking.remove(request, number))
    if (isRemoved) this.update(({ tracking }) => ({ tracking: tracking.filter(({ id }) => id !== number.id) }))
  }

  async rate(): Promise<boolean> {
    const { request } = this
    const rating = request && (await this.rating.save(request))
    if (rating) this.update(() => ({ rating }))
    return rating !== undefined
  }

  askToClose(): void {
    this.closing.clear()
    this.isAsked = true
  }

  keepOpen(): void {
    if (!this.closing.busy) this.isAsked = false
  }

  /** The new status comes from the shop. */
  async close(): Promise<boolean> {
    const { request } = this
    if (!request) return false
    const isClosed = await this.closing.run(() => this.#returns.close(request.id).then(() => true))
    if (!isClosed) return false
    this.keepOpen()
    await this.show(request.id)
    return true
  }

  dispose(): void {
    this.reading.cancel()
    this.conversation.dispose()
    this.tracking.dispose()
    this.rating.dispose()
  }

  private read(id: number): Promise<void> {
    return this.reading.load(async (signal) => {
      const [settings, returns] = await Promise.all([this.#returns.settings(signal), this.#returns.all(signal)])
      return { settings, request: returns.find((each) => each.id === id) }
    })
  }

  private update(change: (request: ReturnRequest) => Partial<ReturnRequest>): void {
    const { value } = this.reading
    if (value?.request) this.reading.receive({ ...value, request: { ...value.request, ...change(value.request) } })
  }
}
