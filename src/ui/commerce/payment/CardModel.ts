import { makeAutoObservable, observableRef } from 'mobx'
import type { BankVisit, ShowBankPage } from '#app/commerce/AuthenticateCard'
import type { PayByCard } from '#app/commerce/PayByCard'
import type { CardPayment } from '#app/commerce/ports/CardAuthentications'
import type { Clock } from '#app/shared/ports/Clock'
import { brandOf, type CardBrand, type CardProblems, readCard, type TypedCard } from '#domain/commerce/card'
import type { Payment } from '#domain/commerce/payment'
import { Task } from '#ui/shell/Task.ts'

type Stopped = Extract<Awaited<ReturnType<PayByCard['execute']>>, { kind: 'stopped' }>

/** Whose card pays what. */
type Bill = Omit<CardPayment, 'card'>

/** A card that is to pay. What is typed of it stays in its fields: nothing here knows its number once it is sent. */
export class CardModel {
  problems: CardProblems = {}
  brand: CardBrand | undefined = undefined
  /** Something of a number stands in its field. */
  isBegun = false
  /** The bank's page that is open just then. */
  visit: BankVisit | undefined = undefined
  /** Why the bank did not let it pay. */
  stopped: Stopped['reason'] | undefined = undefined
  readonly paying = new Task()
  #leave: ((end: 'passed' | 'closed') => void) | undefined = undefined
  #gone = new AbortController()
  readonly #payByCard: PayByCard
  readonly #clock: Clock

  constructor(payByCard: PayByCard, clock: Clock) {
    this.#payByCard = payByCard
    this.#clock = clock
    makeAutoObservable(this, { visit: observableRef }, { autoBind: true })
  }

  start(): void {
    this.#gone = new AbortController()
  }

  dispose(): void {
    this.#gone.abort()
    this.close()
  }

  /** Of the number as far as it is typed. */
  look(number: string): void {
    this.brand = brandOf(number)
    this.isBegun = number !== ''
    this.clear()
  }

  clear(): void {
    this.problems = {}
    this.stopped = undefined
    this.paying.clear()
  }

  /** Whether it can be one; each field says what is wrong then. */
  check(typed: TypedCard): boolean {
    this.clear()
    const read = this.read(typed)
    if ('problems' in read) this.problems = read.problems
    return 'card' in read
  }

  /** The payment that is to be told to the shop; nothing where the card, its bank or the way to them did not let it. */
  async pay(typed: TypedCard, bill: Bill): Promise<Payment | undefined> {
    if (!this.check(typed)) return undefined
    const read = this.read(typed)
    return 'card' in read ? this.paying.run(() => this.prepare({ ...bill, card: read.card })) : undefined
  }

  /** The bank's page says that it is done with. */
  passed(): void {
    this.#leave?.('passed')
  }

  close(): void {
    this.#leave?.('closed')
  }

  private read(typed: TypedCard): ReturnType<typeof readCard> {
    return readCard(typed, this.#clock.now().toZonedDateTimeISO(this.#clock.timeZone).toPlainDate())
  }

  private async prepare(payment: CardPayment): Promise<Payment | undefined> {
    const prepared = await this.#payByCard.execute(payment, this.#pass, this.#gone.signal)
    if (prepared.kind === 'ready') return prepared.payment
    this.stop(prepared.reason)
    return undefined
  }

  readonly #pass: ShowBankPage = (visit, signal) =>
    new Promise((resolve) => {
      const end = (way: 'passed' | 'closed'): void => {
        this.show(undefined)
        this.#leave = undefined
        resolve(way)
      }
      this.#leave = end
      signal.addEventListener('abort', () => end('closed'), { once: true })
      this.show(visit)
    })

  private show(visit: BankVisit | undefined): void {
    this.visit = visit
  }

  private stop(reason: Stopped['reason']): void {
    this.stopped = reason
  }
}
