import type { DepositStep } from '#domain/commerce/deposit/deposit'
import type { CardInHand } from './CheckoutActor.ts'

/** The payment modal of an order of custom-fit clubs, and the order's screen. */
export interface DepositsActor {
  /** Opens the order and its payment modal. */
  begin(id: string): Promise<void>
  chooseSet(name: string): Promise<void>
  billTo(street: string): Promise<void>
  apply(kind: 'coupon' | 'giftCode', code: string): Promise<void>
  pay(card: CardInHand): Promise<void>
  payInInstalments(): Promise<void>
  /** With what is filled in. */
  press(): Promise<void>
  /** Ten presses at once. */
  pressManyTimes(): Promise<void>
  fillInCard(card: CardInHand): Promise<void>
  confirmToBank(): Promise<void>
  tryAgain(): Promise<void>
  close(): Promise<void>
  deletePlaced(): Promise<void>

  step(): Promise<DepositStep | undefined>
  /** The shop's own words. */
  message(): Promise<string | undefined>
  isPaid(): Promise<boolean>
  isGone(): Promise<boolean>
  /** "deposit 150.00", as they are shown. */
  sums(): Promise<readonly string[]>
}
