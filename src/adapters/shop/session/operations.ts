import * as z from 'zod/mini'
import type { ShopCall } from '../shopCall.ts'
import { LogOutDocument, type LogOutMutation, type LogOutMutationVariables } from './documents.generated.ts'

/** Sent once: the player has already left. */
export const logOut: ShopCall<LogOutMutation, LogOutMutationVariables> = {
  id: 'session.shop-logout',
  method: 'POST',
  kind: 'auth',
  document: LogOutDocument,
  answer: z.object({ revokeCustomerToken: z.nullable(z.object({ result: z.boolean() })) }),
}
