import * as z from 'zod/mini'
import type { LatestAnswer } from './LatestAnswer.ts'

export type CallKind = 'read' | 'idempotent' | 'write' | 'auth' | 'telemetry' | 'upload'

/** No token, the session's if there is one, the player's (or the active child's), or always the parent's. */
export type CallAuth = 'none' | 'held' | 'player' | 'parent'

/** The client, the fake backend and the reports use this value. */
export interface Call<Query = unknown, Body = unknown, Answer = unknown> {
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** From the host's root; `{name}` is a parameter. */
  readonly path: `/${string}`
  readonly query: z.ZodMiniType<Query>
  readonly body: z.ZodMiniType<Body>
  readonly auth: CallAuth
  /** Determines retries and time-outs; independent of the method. */
  readonly kind: CallKind
  readonly success: '2xx' | 200
  readonly answer: z.ZodMiniType<Answer>
  /** Codes that the adapter handles; any other code except 0 is a failure. */
  readonly codes: 'all' | readonly number[]
  /** False for the one call without a language. */
  readonly acceptLanguage: boolean
}

type Declared = Pick<Call, 'id' | 'method' | 'path' | 'auth' | 'kind'> & Partial<Pick<Call, 'success' | 'codes' | 'acceptLanguage'>>

const nothing = z.undefined()

/** Without a schema, no query or body is sent. */
export function call<Answer, Query = undefined, Body = undefined>(
  declared: Declared & {
    readonly answer: z.ZodMiniType<Answer>
    readonly query?: z.ZodMiniType<Query>
    readonly body?: z.ZodMiniType<Body>
  },
): Call<Query, Body, Answer>
export function call(declared: Declared & Pick<Call, 'answer'> & Partial<Pick<Call, 'query' | 'body'>>): Call {
  return { query: nothing, body: nothing, success: '2xx', codes: [], acceptLanguage: true, ...declared }
}

interface Sending {
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly signal: AbortSignal
  readonly onMoved: () => void
}

/** Sends a form in the place of a body. Throws where there is no network. */
export type SendForm = (sending: Sending) => Promise<Response>

type Given<Name extends string, Value> = undefined extends Value ? { readonly [K in Name]?: undefined } : { readonly [K in Name]: Value }

export type Request<Query, Body, Answer> = Given<'query', Query> &
  Given<'body', Body> & {
    /** Values for the `{name}`s of the path. */
    readonly params?: Readonly<Record<string, string>>
    readonly signal?: AbortSignal | undefined
    readonly sendForm?: SendForm
    readonly latest?: LatestAnswer<Answer>
  }
