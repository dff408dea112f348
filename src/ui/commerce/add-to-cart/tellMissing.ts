import type { MissingPart } from './ChoosingModel.ts'
import type { ProductViewModel } from './ProductViewModel.ts'

/** The words for what is missing; nothing before somebody has wanted to go on without it. */
export type TellMissing = (is: (part: MissingPart) => boolean, words: string) => string | undefined

export function tellMissing({ isToldMissing, choosing }: ProductViewModel): TellMissing {
  return (is, words) => (isToldMissing && choosing?.missing.some(is) ? words : undefined)
}
