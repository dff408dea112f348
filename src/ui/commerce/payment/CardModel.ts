import { makeAutoObservable, observableRef } from 'mobx'
import type { BankVisit, CardAuthentication, PassBank } from '#app/commerce/AuthenticateCard'
import type { PayByCard } from '#app/commerce/PayByCard'
import type { CardPayment } from '#app/commerce/ports/CardAuthentications'
import type { Checkout } from '#app/commerce/ports/Checkout'
import type { Clock } from '#app/shared/ports/Clock'
import { brandOf, type CardBrand, type CardProblems, readCard, type TypedCard } from '#domain/commerce/card'
import type { Payment } from '#domain/commerce/payment'
import { Task } from '#ui/shell/Task.ts'

type Stopped = Extract<CardAuthentication, { kind: 'stopped' }>

/** Whose card pays what. */
type Bill = Omit<CardPayment, 'card'>

/** A card that is to pay. What is typed of it stays in its fields: nothing here knows its number once it is sent. */
export class CardModel {
  problems: CardProblems = {}
  brand: CardBrand | undefined = undefined
  /** The bank's page that is open just then. */
  visit: BankVisit | undefined = undefined
  /** Why the bank did not let it pay. */
  stopped: Stopped['reason'] | undefined = undefined
  readonly paying = new Task()
  private leave: ((end: 'passed' | 'closed') => void) | undefined = undefined
  private gone = new AbortController()
  private readonly payByCard: PayByCard
  private readonly checkout: Pick<Checkout, 'payBy'>
  private readonly clock: Clock

  constructor(payByCard: PayByCard, checkout: Pick<Checkout, 'payBy'>, clock: Clock) {
    this.payByCard = payByCard
    this.checkout = checkout
    this.clock = clock
    makeAutoObservable<this, 'leave' | 'gone' | 'payByCard' | 'checkout' | 'clock' | 'pass'>(
      this,
      { visit: observableRef, leave: false, gone: false, payByCard: false, checkout: false, clock: false, pass: false },
      { autoBind: true },
    )
  }

  start(): void {
    this.gone = new AbortController()
  }

  dispose(): void {
    this.gone.abort()
    this.close()
  }

  /** Of the number as far as it is typed. */
  look(number: string): void {
    this.brand = brandOf(number)
    this.clear()
  }

  clear(): void {
    this.problems = {}
    this.stopped = undefined
    this.paying.clear()
  }

  /** The payment once the shop has it; nothing where the card, its bank or the way to them did not let it. */
  async pay(typed: TypedCard, bill: Bill): Promise<Payment | undefined> {
    this.clear()
    const read = readCard(typed, this.clock.now().toZonedDateTimeISO(this.clock.timeZone).toPlainDate())
    if ('problems' in read) this.find(read.problems)
    else return this.paying.run(() => this.send({ ...bill, card: read.card }))
    return undefined
  }

  /** The bank's page says that it is done with. */
  passed(): void {
    this.leave?.('passed')
  }

  close(): void {
    this.leave?.('closed')
  }

  private async send(payment: CardPayment): Promise<Payment | undefined> {
    const prepared = await this.payByCard.execute(payment, this.pass, this.gone.signal)
    if (prepared.kind === 'ready') {
      const answer = await this.checkout.payBy(payment.cartId, prepared.payment)
      if (answer.kind === 'changed') return prepared.payment
    }
    this.stop(prepared.kind === 'stopped' ? prepared.reason : 'refused')
    return undefined
  }

  private readonly pass: PassBank = (visit, signal) =>
    new Promise((resolve) => {
      const end = (way: 'passed' | 'closed'): void => {
        this.show(undefined)
        this.leave = undefined
        resolve(way)
      }
      this.leave = end
      signal.addEventListener('abort', () => end('closed'), { once: true })
      this.show(visit)
    })

  private show(visit: BankVisit | undefined): void {
    this.visit = visit
  }

  private stop(reason: Stopped['reason']): void {
    this.stopped = reason
  }

  private find(problems: CardProblems): void {
    this.problems = problems
  }
}
