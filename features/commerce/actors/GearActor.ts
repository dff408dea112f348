import type { CardInHand } from './CheckoutActor.ts'

/** Amounts without their currency's symbol, such as `56.29`. */
export interface GearActor {
  open(): Promise<void>
  choose(name: string): Promise<void>
  fillInCard(card: CardInHand): Promise<void>
  pay(): Promise<void>
  /** Ten presses at once. */
  payManyTimes(): Promise<void>

  /** "Fieldmark Tour 56.29", without what is ordered already. */
  offered(): Promise<readonly string[]>
  pictures(): Promise<number>
  ordered(): Promise<readonly string[]>
  /** What was paid on this page. */
  bought(): Promise<string | undefined>
}
