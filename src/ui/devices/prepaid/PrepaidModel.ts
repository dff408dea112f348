import type { PrepaidCards } from '#app/devices/ports/PrepaidCards'
import type { RedeemPrepaidCard } from '#app/devices/RedeemPrepaidCard'
import { allowsUse, type PrepaidCard, type PrepaidStep, type PrepaidUse, prepaidCodeIn } from '#domain/devices/prepaidCard'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'

/** Nothing is redeemed before the player has seen what the card is for. The code is kept nowhere: whoever reads it can spend it. */
export class PrepaidModel {
  readonly checking = new Loaded<Awaited<ReturnType<PrepaidCards['check']>>>({ isReloaded: false })
  readonly redeeming = new Task()
  isOpen = false
  isDone = false
  typed = ''
  chosen: PrepaidUse = 'membership'
  isPressed = false
  readonly #cards: PrepaidCards
  readonly #use: RedeemPrepaidCard

  constructor(cards: PrepaidCards, use: RedeemPrepaidCard) {
    this.#cards = cards
    this.#use = use
    makeReactive(this)
  }

  get card(): PrepaidCard | undefined {
    const { value } = this.checking
    return value?.kind === 'valid' ? value.card : undefined
  }

  get step(): PrepaidStep {
    if (this.isDone) return 'done'
    return this.card ? this.chosen : 'inputCodeCard'
  }

  get isIncomplete(): boolean {
    return this.isPressed && prepaidCodeIn(this.typed) === undefined
  }

  get isRefused(): boolean {
    return this.checking.value?.kind === 'refused'
  }

  /** The card is for the other one of the two. */
  get isMismatch(): boolean {
    return this.card !== undefined && !allowsUse(this.card, this.chosen)
  }

  begin(): void {
    this.write('')
    this.isDone = false
    this.isOpen = true
  }

  write(typed: string): void {
    this.typed = typed
    this.isPressed = false
    this.checking.clear()
    this.redeeming.clear()
  }

  async check(): Promise<void> {
    const code = prepaidCodeIn(this.typed)
    this.isPressed = true
    if (code === undefined || this.checking.busy) return
    await this.checking.load((signal) => this.#cards.check(code, signal))
    if (this.card?.use) this.choose(this.card.use)
  }

  choose(chosen: PrepaidUse): void {
    this.chosen = chosen
  }

  /** To another code. */
  back(): void {
    if (!this.redeeming.busy) this.write('')
  }

  close(): void {
    if (this.redeeming.busy) return
    this.checking.cancel()
    this.isOpen = false
  }

  async redeem(): Promise<boolean> {
    const { card } = this
    if (!card || this.isDone || this.isMismatch) return false
    const answer = await this.redeeming.run(() => this.#use.execute(card.code))
    if (answer?.kind === 'refused') this.checking.receive(answer)
    if (answer?.kind === 'redeemed') this.end()
    return answer?.kind === 'redeemed'
  }

  private end(): void {
    this.isDone = true
  }
}
