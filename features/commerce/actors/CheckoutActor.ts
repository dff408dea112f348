import type { AddressField } from '#domain/commerce/addressDraft'

/** A card as it lies in a player's hand. */
export interface CardInHand {
  readonly number: string
  readonly holder: string
  readonly month: string
  readonly year: string
  readonly securityCode: string
}

export const checkoutParts = ['email', 'shipping', 'method', 'billing', 'card'] as const
export type CheckoutPart = (typeof checkoutParts)[number]

/** Addresses are named by the first line of their street, ways of shipping as `Pinewood Parcel Express`. */
export interface CheckoutActor {
  /** By the cart where one is signed in. */
  open(): Promise<void>
  writeEmail(text: string): Promise<void>
  shipTo(address: string): Promise<void>
  billTo(address: string): Promise<void>
  /** Into an address that is none of those that are known. */
  fillIn(place: 'shipping' | 'billing', field: AddressField, text: string): Promise<void>
  /** Together with the order's shipping address, which has been written. */
  saveNewAddress(): Promise<void>
  sendPlace(): Promise<void>
  chooseWay(name: string): Promise<void>
  fillInCard(card: CardInHand): Promise<void>
  applyCoupon(code: string): Promise<void>
  order(): Promise<void>
  /** Without a mouse, on a narrow phone, with the first way of shipping. */
  orderByKeyboard(card: CardInHand): Promise<void>
  /** The same from the shop's home on, which is open, by a product that stands there. */
  buyByKeyboard(product: string, card: CardInHand): Promise<void>
  /** Before anything else can happen. */
  orderManyTimes(): Promise<void>
  /** What the bank's page asks. */
  answerBank(answer: 'confirmed' | 'denied'): Promise<void>
  leaveBank(): Promise<void>

  /** Those before the player. */
  parts(): Promise<readonly CheckoutPart[]>
  shipsTo(): Promise<string | undefined>
  /** The same address, where it is so. */
  billsTo(): Promise<string | undefined>
  /** The shop has the billing address, and says so. */
  isBilled(): Promise<boolean>
  isCouponApplied(): Promise<boolean>
  written(place: 'shipping' | 'billing', field: AddressField): Promise<string>
  /** Each with its price, as `Pinewood Parcel Express 19`. */
  ways(): Promise<readonly string[]>
  chosenWay(): Promise<string | undefined>
  /** Why it can't be chosen; nothing where it can. */
  problemOf(way: string): Promise<string | undefined>
  /** Parts of which something is still to be said. */
  missing(): Promise<readonly CheckoutPart[]>
  /** As `272.79`. */
  total(): Promise<string | undefined>
  /** What the order button names; nothing where it names no total. */
  buttonTotal(): Promise<string | undefined>
  isAskedByBank(): Promise<boolean>
  /** What the bank's own page names, as `272.79`. */
  bankTotal(): Promise<string | undefined>
  isEmpty(): Promise<boolean>

  /** Of the order that is placed. */
  number(): Promise<string | undefined>
  confirmedTo(): Promise<string | undefined>
  isConfirmed(): Promise<boolean>
  /** By its address alone. */
  openConfirmation(number: string): Promise<void>
  bought(): Promise<readonly string[]>
  /** By the first line of its street. */
  orderSentTo(): Promise<string | undefined>
  /** As `272.79`. */
  orderTotal(): Promise<string | undefined>
  /** Whether anything that is open knows these figures, shown or not. */
  knows(figures: string): Promise<boolean>
}
