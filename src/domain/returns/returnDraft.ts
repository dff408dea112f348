import type { ReturnableItem } from './returnableItem.ts'

export const choiceKinds = ['reason', 'condition', 'resolution'] as const
export type ChoiceKind = (typeof choiceKinds)[number]

/** What a customer has entered for one item. */
export interface ItemDraft extends Readonly<Partial<Record<ChoiceKind, number>>> {
  readonly quantity: number
}

export interface UploadedFile {
  readonly hash: string
  readonly name: string
}

/** A request as it is placed. */
export interface NewReturn {
  readonly orderId: number
  readonly items: readonly ({ readonly itemId: number; readonly quantity: number } & Readonly<Record<ChoiceKind, number>>)[]
  readonly note: string
  readonly fields: readonly { readonly code: string; readonly value: string }[]
  readonly files: readonly UploadedFile[]
}

export type ItemProblem = 'quantity' | ChoiceKind

/** All that is missing or wrong, in the order of the form. */
export function problemsOf(draft: ItemDraft, { available }: Pick<ReturnableItem, 'available'>): readonly ItemProblem[] {
  const { quantity } = draft
  const isOffered = Number.isInteger(quantity) && quantity >= 1 && quantity <= available
  return [...(isOffered ? [] : ['quantity' as const]), ...choiceKinds.filter((kind) => draft[kind] === undefined)]
}

/** The items that are complete. */
export function requestedItems(drafts: ReadonlyMap<number, ItemDraft>): NewReturn['items'] {
  return [...drafts].flatMap(([itemId, { quantity, reason, condition, resolution }]) =>
    reason === undefined || condition === undefined || resolution === undefined
      ? []
      : [{ itemId, quantity, reason, condition, resolution }],
  )
}
