import type { CodeRefusal } from '#domain/session/sentCode'

/** The result of confirming a code. A refusal keeps the answer's body, which is never shown. */
export type CodeAnswer =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'refused'; readonly reason: CodeRefusal; readonly payload: unknown }
