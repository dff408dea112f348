import { type TextProblem, validText } from '../shared/validText.ts'

export interface Bag {
  readonly id: number
  readonly name: string
  /** Absent where nobody has changed it since it was created. */
  readonly lastModified: Temporal.Instant | undefined
}

/** The bag that a player uses: the one modified last. Where none has been modified, or several at once, the highest id decides. */
export function currentBag(bags: readonly Bag[]): Bag | undefined {
  return bags.toSorted((one, other) => modifiedAt(other) - modifiedAt(one) || other.id - one.id)[0]
}

function modifiedAt({ lastModified }: Bag): number {
  return lastModified?.epochMilliseconds ?? 0
}

/** The current bag first, the others as they were created, newest first. */
export function inUseOrder(bags: readonly Bag[]): readonly Bag[] {
  const current = currentBag(bags)
  return bags.toSorted((one, other) => Number(other === current) - Number(one === current) || other.id - one.id)
}

export type BagNameProblem = 'missing' | TextProblem

const longestName = 50

/** A name as it can be saved, or what is wrong with it. */
export function bagName(typed: string): { readonly name: string } | { readonly problem: BagNameProblem } {
  const checked = validText(typed, longestName)
  if ('problem' in checked) return checked
  return checked.text === '' ? { problem: 'missing' } : { name: checked.text }
}

/** The bag that a write has added: of this name, and unknown before. */
export function addedBag(bags: readonly Bag[], known: readonly Bag[], name: string): Bag | undefined {
  return bags.find((bag) => bag.name === name && !known.some(({ id }) => id === bag.id))
}
