import type { CartRefusal } from '#app/commerce/ports/Carts'
import type { AddState } from '#domain/commerce/addState'
import type { GiftField } from '#domain/commerce/giftDraft'

export interface ProductActor {
  /** By the key in its address. */
  open(urlKey: string): Promise<void>
  /** At one of those that stand beside the one that is open, or in a list. */
  quickLook(name: string): Promise<void>
  /** One of the things that can be chosen under this name: a variant's value, an option's, a set's part, a plan. */
  choose(label: string, value: string): Promise<void>
  /** Something that goes with the product. */
  takeAlong(name: string): Promise<void>
  write(label: string, text: string): Promise<void>
  /** On a gift card. */
  writeOnCard(field: GiftField, text: string): Promise<void>
  writtenOnCard(field: GiftField): Promise<string>
  /** Names of those that a gift card can have. */
  designs(): Promise<readonly string[]>
  setQuantity(quantity: number): Promise<void>
  /** Of a part of a set that is chosen. */
  setPartQuantity(name: string, quantity: number): Promise<void>
  add(): Promise<void>
  /** Leaves the cart that is shown after something was added. */
  goOn(): Promise<void>

  /** What is before the player; nothing where the shop has no such product. */
  name(): Promise<string | undefined>
  /** What a piece comes to as it is chosen: as `43.2`; nothing while that is open. */
  price(): Promise<string | undefined>
  /** How far the last wish to add something has come, and how it ended. */
  adding(): Promise<Pick<AddState, 'addStatus' | 'addResult'>>
  refusal(): Promise<CartRefusal | undefined>
  /** Names of what must be chosen first, as they are told. */
  missing(): Promise<readonly string[]>
  /** Pieces that are left, where they are told to be fewer than are wanted. */
  shortOf(): Promise<number | undefined>
  /** From how many pieces on, what one costs then and saves, and that in per cent: `3 44 4 8.3`. */
  tiers(): Promise<readonly string[]>
  /** Of the plan that is chosen: how many payments, of how much, and the first one where it differs. */
  plan(): Promise<PlanFacts | undefined>
  /** Names of products beside this one. */
  beside(which: 'related' | 'upsell'): Promise<readonly string[]>
  /** How many pictures there are, and the film's own name: `chip-and-roll`. */
  media(): Promise<{ readonly pictures: number; readonly video: string | undefined }>
}

export interface PlanFacts {
  readonly payments: number
  /** As `43.2`. */
  readonly instalment: string
  readonly first: string | undefined
}
