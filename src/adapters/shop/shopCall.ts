import type { TypedDocumentNode } from '@apollo/client'
import type * as z from 'zod/mini'
import type { CallKind } from '../rest/call.ts'

/** The document contains the operation's name. */
export interface ShopCall<Data = unknown, Variables extends object = object> {
  /** As in the call catalogue. */
  readonly id: string
  /** GET if a shared cache may store it, else POST. */
  readonly method: 'GET' | 'POST'
  readonly kind: CallKind
  readonly document: TypedDocumentNode<unknown, Variables>
  /** Schema of the needed fields. */
  readonly answer: z.ZodMiniType<Data>
  /** Sent without a token, even if a player is signed in. */
  readonly auth?: 'none'
  /** Errors kept by a failure; only the first by default. */
  readonly keeps?: 'all'
  /** Keeps data beside errors; missing blocks are null. */
  readonly keepsPartialData?: true
  /** The same for everybody who sends the same headers, so it may be cached. */
  readonly isKept?: true
}

export function shopCall<Data, Variables extends object>(declared: ShopCall<Data, Variables>): ShopCall<Data, Variables> {
  return declared
}
