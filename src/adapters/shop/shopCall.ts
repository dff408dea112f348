import type { TypedDocumentNode } from '@apollo/client'
import type * as z from 'zod/mini'
import type { CallKind } from '../rest/call.ts'

/** A GraphQL operation as data, beside its REST siblings. The operation's own name stands in the document. */
export interface ShopCall<Data = unknown, Variables extends object = object> {
  /** As in the call catalogue. */
  readonly id: string
  /** GET for what a shared cache may keep, POST for all else. */
  readonly method: 'GET' | 'POST'
  readonly kind: CallKind
  readonly document: TypedDocumentNode<unknown, Variables>
  /** What of the document's answer is needed, checked as it arrives. */
  readonly answer: z.ZodMiniType<Data>
  /** Without a token, whoever is signed in. */
  readonly auth?: 'none'
  /** How many of the answer's errors a failure keeps; the first alone unless said otherwise. */
  readonly keeps?: 'all'
  /** What has data is kept where the shop answers errors beside it; a block without data is null. */
  readonly keepsPartialData?: true
  /** The same for everybody who asks with the same headers: it may be answered from memory for a while. */
  readonly isKept?: true
}

/** Declares an operation; what it answers is what its schema reads. */
export function shopCall<Data, Variables extends object>(declared: ShopCall<Data, Variables>): ShopCall<Data, Variables> {
  return declared
}
