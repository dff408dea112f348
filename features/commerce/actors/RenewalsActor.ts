import type { PlanKind } from '#domain/commerce/renewals/plan'
import type { CardInHand } from './CheckoutActor.ts'

export const progresses = ['choosing', 'processing', 'still-processed', 'renewed'] as const

/** Amounts without their currency's symbol, such as `738.00`. */
export interface RenewalsActor {
  open(): Promise<void>
  show(kind: PlanKind): Promise<void>
  choose(plan: string): Promise<void>
  useCoupon(code: string): Promise<void>
  /** The one that the club has given the player. */
  useOwnCoupon(): Promise<void>
  useGiftCode(code: string): Promise<void>
  useBucks(): Promise<void>
  chooseCentre(prefecture: string, centre: string): Promise<void>
  fillInCard(card: CardInHand): Promise<void>
  chooseInstalments(months: number): Promise<void>
  pay(): Promise<void>
  /** Ten presses at once. */
  payManyTimes(): Promise<void>
  /** What the page does by itself meanwhile. */
  wait(): Promise<void>
  look(): Promise<void>
  beginAgain(): Promise<void>

  /** "10 lessons 738.00", of the kind that is shown. */
  plans(): Promise<readonly string[]>
  /** "coupon −73.80", as they are shown; at last "total …". */
  summary(): Promise<readonly string[]>
  /** "Gold", with its end. */
  membership(): Promise<string | undefined>
  progress(): Promise<(typeof progresses)[number]>
  /** Names of earlier orders. */
  orders(): Promise<readonly string[]>
}
