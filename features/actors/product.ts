import type { CartRefusal } from '#app/commerce/ports/Carts'
import type { AddState } from '#domain/commerce/addState'
import type { GiftField } from '#domain/commerce/giftDraft'

export interface ProductActor {
  /** By the key in its address. */
  open(urlKey: string): Promise<void>
  /** One of the things that can be chosen under this name: a variant's value, an option's, a set's part, a plan. */
  choose(label: string, value: string): Promise<void>
  write(label: string, text: string): Promise<void>
  /** On a gift card. */
  writeOnCard(field: GiftField, text: string): Promise<void>
  setQuantity(quantity: number): Promise<void>
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
}
