import type { AddTracking } from '#app/returns/AddTracking'
import type { Returns } from '#app/returns/ports/Returns'
import type { Drafts } from '#app/shared/ports/Drafts'
import type { ReturnRequest, TrackingNumber } from '#domain/returns/returnRequest'
import { preparedText } from '#domain/shared/typedText'
import { keepDraft } from '#ui/shell/keepDraft.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'

/** The numbers of the parcels in which items go back. */
export class TrackingEditor {
  readonly adding = new Task()
  readonly removing = new Task()
  carrier: string | undefined = undefined
  number = ''
  isPressed = false
  readonly #add: AddTracking
  readonly #returns: Returns
  readonly #drafts: Drafts
  #stopKeeping: (() => void) | undefined = undefined

  constructor(add: AddTracking, returns: Returns, drafts: Drafts) {
    this.#add = add
    this.#returns = returns
    this.#drafts = drafts
    makeReactive(this)
  }

  open(hash: string): void {
    this.dispose()
    this.#stopKeeping = keepDraft(this.#drafts, {
      name: `tracking number ${hash}`,
      typed: () => ({ ...(this.number !== '' && { number: this.number }), ...(this.carrier !== undefined && { carrier: this.carrier }) }),
      restore: ({ number = '', carrier }) => {
        this.write(number)
        if (carrier !== undefined) this.choose(carrier)
      },
    })
  }

  choose(carrier: string): void {
    this.carrier = carrier
  }

  write(number: string): void {
    this.number = number
    this.isPressed = false
  }

  get isNumberMissing(): boolean {
    return this.isPressed && preparedText(this.number) === ''
  }

  get isCarrierMissing(): boolean {
    return this.isPressed && this.carrier === undefined
  }

  async add({ hash, tracking }: ReturnRequest): Promise<TrackingNumber | undefined> {
    const { carrier, number } = this
    this.isPressed = true
    if (carrier === undefined || preparedText(number) === '') return undefined
    const known = tracking.map(({ id }) => id)
    const added = await this.adding.run(() => this.#add.execute({ hash, carrier, number: preparedText(number), known }))
    if (added) this.write('')
    return added
  }

  /** Those of the shop stay. */
  async remove({ hash }: ReturnRequest, { id, isOwn }: TrackingNumber): Promise<boolean> {
    if (!isOwn) return false
    return (await this.removing.run(() => this.#returns.removeTracking(hash, id).then(() => true))) === true
  }

  dispose(): void {
    this.#stopKeeping?.()
    this.#stopKeeping = undefined
  }
}
