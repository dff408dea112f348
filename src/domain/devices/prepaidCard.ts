import { capitalsAndDigits } from '../shared/typedText.ts'

/** What a prepaid card is for. */
export const prepaidUses = ['simulator', 'membership'] as const
export type PrepaidUse = (typeof prepaidUses)[number]

/** Begins with the code; the choice between simulator and membership follows. */
export type PrepaidStep = 'inputCodeCard' | PrepaidUse | 'done'

/** A card whose code is good. */
export interface PrepaidCard {
  readonly code: string
  readonly skuId: string | undefined
  readonly name: string | undefined
  /** Absent where the server's word is not known: the card may be for either. */
  readonly use: PrepaidUse | undefined
}

export function prepaidUseOf(type: string | undefined): PrepaidUse | undefined {
  return prepaidUses.find((use) => use === type?.toLowerCase())
}

/** A card is redeemed only for what it is for. */
export function allowsUse({ use }: PrepaidCard, chosen: PrepaidUse): boolean {
  return use === undefined || use === chosen
}

/** The sixteen letters and digits in what was typed or pasted, in any grouping. */
export function prepaidCodeIn(typed: string): string | undefined {
  const code = capitalsAndDigits(typed)
  if (code.length === 16) return code
  // Pasted with its label, such as "Code: …".
  const [label = '', ...rest] = typed.split(/[:：]/)
  return rest.length === 1 && capitalsAndDigits(label).length < 16 ? prepaidCodeIn(rest.join('')) : undefined
}
