import type { CardInHand } from '../../commerce/actors/CheckoutActor.ts'

/** What a player does with plans of the launch monitor's shop: buys, upgrades, changes the card. */
export interface MonitorPlansActor {
  beginPurchase(): Promise<void>
  /** From the dialog of the launch monitor with this serial number. */
  beginUpgrade(esn: string): Promise<void>
  /** From the membership with this name. */
  beginPaymentInfo(name: string): Promise<void>
  choose(plan: string): Promise<void>
  goOn(): Promise<void>
  /** Several times at once. */
  pay(card: CardInHand, presses?: number): Promise<void>

  plans(): Promise<readonly string[]>
  /** Of a purchase or an upgrade. */
  step(): Promise<string | undefined>
  isCardSent(): Promise<boolean>
}
