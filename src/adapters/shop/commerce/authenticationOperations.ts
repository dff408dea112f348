import * as z from 'zod/mini'
import type { ShopCall } from '../shopCall.ts'
import {
  CardLookupDocument,
  type CardLookupMutation,
  type CardLookupMutationVariables,
  ProcessMpi3DAuthenticationDocument,
  ProcessMpi3DAuthenticationFlatDocument,
  type ProcessMpi3DAuthenticationFlatMutation,
  type ProcessMpi3DAuthenticationFlatMutationVariables,
  type ProcessMpi3DAuthenticationMutation,
  type ProcessMpi3DAuthenticationMutationVariables,
} from './payment/documents.generated.ts'

const text = z.nullable(z.string())

const authentication = z.object({
  error_message: text,
  ThreeDSMethodURL: text,
  ThreeDSMethodData: text,
  ChallengeURL: text,
  ChallengeData: text,
  TransStatus: text,
  ECI: text,
  Cavv: text,
  receipt: text,
  ThreeDSServerTransId: text,
  DSTransId: text,
})
export type Authentication = z.infer<typeof authentication>

/** Contains a card's number, so it is sent by POST. Never repeated. */
export const cardLookup: ShopCall<CardLookupMutation, CardLookupMutationVariables> = {
  id: 'commerce.card-lookup',
  method: 'POST',
  kind: 'write',
  document: CardLookupDocument,
  answer: z.object({ cardLookup: z.nullable(z.object({ can_use_3d: z.nullable(z.boolean()) })) }),
}

const authenticated = z.object({ processMpi3DAuthentication: z.nullable(authentication) })

export const processAuthentication: ShopCall<ProcessMpi3DAuthenticationMutation, ProcessMpi3DAuthenticationMutationVariables> = {
  id: 'commerce.process-3d-authentication',
  method: 'POST',
  kind: 'write',
  document: ProcessMpi3DAuthenticationDocument,
  answer: authenticated,
}

export const processAuthenticationFlat: ShopCall<ProcessMpi3DAuthenticationFlatMutation, ProcessMpi3DAuthenticationFlatMutationVariables> =
  {
    id: 'commerce.process-3d-authentication-alt',
    method: 'POST',
    kind: 'write',
    document: ProcessMpi3DAuthenticationFlatDocument,
    answer: authenticated,
  }
