import type { BankVisit, ShowBankPage } from '#app/commerce/AuthenticateCard'
import type { PayByCard } from '#app/commerce/PayByCard'
import type { CardPayment } from '#app/commerce/ports/CardAuthentications'
import type { Clock } from '#app/shared/ports/Clock'
import { brandOf, type CardBrand, type CardProblems, readCard, type TypedCard } from '#domain/commerce/card'
import type { Payment } from '#domain/commerce/payment'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { openWrites } from '#ui/shell/openWrites.ts'
import { Task } from '#ui/shell/Task.ts'

type Stopped = Extract<Awaited<ReturnType<PayByCard['execute']>>, { kind: 'stopped' }>

type Bill = Omit<CardPayment, 'card'>

/** The card's number stays in its field; the model never stores it. */
export class CardModel {
  problems: CardProblems = {}
  brand: CardBrand | undefined = undefined
  isBegun = false
  visit: BankVisit | undefined = undefined
  stopped: Stopped['reason'] | undefined = undefined
  readonly paying = new Task()
  #leave: ((end: 'passed' | 'closed') => void) | undefined = undefined
  #gone = new AbortController()
  readonly #payByCard: PayByCard
  readonly #clock: Clock

  constructor(payByCard: PayByCard, clock: Clock) {
    this.#payByCard = payByCard
    this.#clock = clock
    makeReactive(this)
  }

  start(): void {
    this.#gone = new AbortController()
  }

  dispose(): void {
    this.#gone.abort()
    this.close()
  }

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

  check(typed: TypedCard): boolean {
    this.clear()
    const read = this.read(typed)
    if ('problems' in read) this.problems = read.problems
    return 'card' in read
  }

  async pay(typed: TypedCard, bill: Bill): Promise<Payment | undefined> {
    if (!this.check(typed)) return undefined
    const read = this.read(typed)
    return 'card' in read ? this.paying.run(() => this.prepare({ ...bill, card: read.card })) : undefined
  }

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
      const answered = visit.isHidden ? () => undefined : openWrites.askPlayer()
      const end = (way: 'passed' | 'closed'): void => {
        answered()
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
