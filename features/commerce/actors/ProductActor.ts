import type { CartRefusal } from '#app/commerce/ports/Carts'
import type { AddState } from '#domain/commerce/addState'
import type { GiftField } from '#domain/commerce/giftDraft'

export interface ProductActor {
  open(urlKey: string): Promise<void>
  quickLook(name: string): Promise<void>
  /** `label` names an option, a choice, a part of a bundle or the plans. */
  choose(label: string, value: string): Promise<void>
  takeAlong(name: string): Promise<void>
  write(label: string, text: string): Promise<void>
  written(label: string): Promise<string>
  writeOnCard(field: GiftField, text: string): Promise<void>
  writtenOnCard(field: GiftField): Promise<string>
  designs(): Promise<readonly string[]>
  setQuantity(quantity: number): Promise<void>
  setPartQuantity(name: string, quantity: number): Promise<void>
  add(): Promise<void>
  goOn(): Promise<void>

  name(): Promise<string | undefined>
  /** Such as `43.2`; undefined while it depends on a choice. */
  price(): Promise<string | undefined>
  adding(): Promise<Pick<AddState, 'addStatus' | 'addResult'>>
  refusal(): Promise<CartRefusal | undefined>
  missing(): Promise<readonly string[]>
  shortOf(): Promise<number | undefined>
  /** Quantity, price, saving and saving in per cent: `3 44 4 8.3`. */
  tiers(): Promise<readonly string[]>
  plan(): Promise<PlanFacts | undefined>
  beside(which: 'related' | 'upsell'): Promise<readonly string[]>
  /** The video's name is its folder's: `chip-and-roll`. */
  media(): Promise<{ readonly pictures: number; readonly video: string | undefined }>
}

export interface PlanFacts {
  readonly payments: number
  /** Such as `43.2`. */
  readonly instalment: string
  readonly first: string | undefined
}
