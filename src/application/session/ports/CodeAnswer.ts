import type { CodeRefusal } from '#domain/session/sentCode'

/** What comes of confirming a code that was sent. The answer's body is kept with a refusal, never shown. */
export type CodeAnswer =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'refused'; readonly reason: CodeRefusal; readonly payload: unknown }
