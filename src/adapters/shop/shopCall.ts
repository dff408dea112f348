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
  readonly document: TypedDocumentNode<Data, Variables>
  /** What the document promises, checked as it arrives. */
  readonly answer: z.ZodMiniType<NoInfer<Data>>
}
