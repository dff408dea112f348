import type { MissingPart } from './ProductConfigurator.ts'
import type { ProductViewModel } from './ProductViewModel.ts'

/** The words for what is missing; nothing before somebody has wanted to go on without it. */
export type ShowErrors = (is: (part: MissingPart) => boolean, words: string) => string | undefined

export function showErrors({ showsErrors, choosing }: ProductViewModel): ShowErrors {
  return (is, words) => (showsErrors && choosing?.missing.some(is) ? words : undefined)
}
