import type { TypedDocumentNode } from '@apollo/client'
import type * as z from 'zod/mini'
import type { CallKind } from '../rest/call.ts'

/** The document contains the operation's name. */
export interface ShopCall<Data = unknown, Variables extends object = object> {
  readonly id: string
  readonly method: 'GET' | 'POST'
  readonly kind: CallKind
  readonly document: TypedDocumentNode<unknown, Variables>
  /** Schema of the needed fields. */
  readonly answer: z.ZodMiniType<Data>
  /** Sent without a token, even if a player is signed in. */
  readonly auth?: 'none'
  /** Errors kept by a failure; only the first by default. */
  readonly keeps?: 'all'
  /** Where errors leave the other data usable, as `products.items.2`; what is missing there is null. */
  readonly mayLack?: RegExp
  /** The same for everybody who sends the same headers, so it may be cached. */
  readonly isKept?: true
}

export function shopCall<Data, Variables extends object>(declared: ShopCall<Data, Variables>): ShopCall<Data, Variables> {
  return declared
}
