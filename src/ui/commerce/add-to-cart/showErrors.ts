import type { MissingPart } from './ProductConfigurator.ts'
import type { ProductViewModel } from './ProductViewModel.ts'

/** Errors of missing parts; undefined before the first attempt. */
export type ShowErrors = (is: (part: MissingPart) => boolean, words: string) => string | undefined

export function showErrors({ showsErrors, choosing }: ProductViewModel): ShowErrors {
  return (is, words) => (showsErrors && choosing?.missing.some(is) ? words : undefined)
}
