import type { AddressField } from '#domain/commerce/addressDraft'

export interface CardInHand {
  readonly number: string
  readonly holder: string
  readonly month: string
  readonly year: string
  readonly securityCode: string
}

export const checkoutParts = ['email', 'shipping', 'method', 'billing', 'card'] as const
export type CheckoutPart = (typeof checkoutParts)[number]

/** Addresses are identified by the first line of their street, delivery methods as `Pinewood Parcel Express`. */
export interface CheckoutActor {
  open(): Promise<void>
  writeEmail(text: string): Promise<void>
  shipTo(address: string): Promise<void>
  billTo(address: string): Promise<void>
  fillIn(place: 'shipping' | 'billing', field: AddressField, text: string): Promise<void>
  saveNewAddress(): Promise<void>
  sendPlace(): Promise<void>
  chooseWay(name: string): Promise<void>
  fillInCard(card: CardInHand): Promise<void>
  applyCoupon(code: string): Promise<void>
  order(): Promise<void>
  /** By keyboard alone, on a narrow phone, with the first delivery method. */
  orderByKeyboard(card: CardInHand): Promise<void>
  buyByKeyboard(product: string, card: CardInHand): Promise<void>
  /** Presses faster than the product can answer. */
  orderManyTimes(): Promise<void>
  answerBank(answer: 'confirmed' | 'denied'): Promise<void>
  leaveBank(): Promise<void>

  parts(): Promise<readonly CheckoutPart[]>
  shipsTo(): Promise<string | undefined>
  billsTo(): Promise<string | undefined>
  isBilled(): Promise<boolean>
  isCouponApplied(): Promise<boolean>
  written(place: 'shipping' | 'billing', field: AddressField): Promise<string>
  /** Such as `Pinewood Parcel Express 19`. */
  ways(): Promise<readonly string[]>
  chosenWay(): Promise<string | undefined>
  /** Undefined if it is available. */
  problemOf(way: string): Promise<string | undefined>
  missing(): Promise<readonly CheckoutPart[]>
  /** Such as `272.79`. */
  total(): Promise<string | undefined>
  /** Undefined if the button shows no total. */
  buttonTotal(): Promise<string | undefined>
  isAskedByBank(): Promise<boolean>
  /** On the bank's own page, such as `272.79`. */
  bankTotal(): Promise<string | undefined>
  isEmpty(): Promise<boolean>

  number(): Promise<string | undefined>
  confirmedTo(): Promise<string | undefined>
  isConfirmed(): Promise<boolean>
  openConfirmation(number: string): Promise<void>
  bought(): Promise<readonly string[]>
  orderSentTo(): Promise<string | undefined>
  /** Such as `272.79`. */
  orderTotal(): Promise<string | undefined>
  /** Also searches what is not shown. */
  knows(figures: string): Promise<boolean>
}
