import * as z from 'zod/mini'

export type CallKind = 'read' | 'idempotent' | 'write' | 'auth' | 'telemetry' | 'upload'

/**
 * Which token goes with a call: none at all, the session's where one is held, the player's (the child's when one is
 * stored), or the parent's whatever child is signed in.
 */
export type CallAuth = 'none' | 'held' | 'player' | 'parent'

/** A REST call as data. The client, the fake backend and the reports all read this one value. */
export interface Call<Query = unknown, Body = unknown, Answer = unknown> {
  /** As in the call catalogue. */
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** From the host's root; `{name}` stands for a parameter. */
  readonly path: `/${string}`
  readonly query: z.ZodMiniType<Query>
  readonly body: z.ZodMiniType<Body>
  readonly auth: CallAuth
  /** What may be repeated, and how long to wait; not derived from the method. */
  readonly kind: CallKind
  readonly success: '2xx' | 200
  readonly answer: z.ZodMiniType<Answer>
  /** Codes in the answer that the adapter reads itself; any other than 0 is a failure. */
  readonly codes: 'all' | readonly number[]
  /** False on the one call that tells no language. */
  readonly acceptLanguage: boolean
}

type Declared = Pick<Call, 'id' | 'method' | 'path' | 'auth' | 'kind'> & Partial<Pick<Call, 'success' | 'codes' | 'acceptLanguage'>>

const nothing = z.undefined()

/** Declares a call; without a query or body schema none is sent. */
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

type Given<Name extends string, Value> = undefined extends Value ? { readonly [K in Name]?: undefined } : { readonly [K in Name]: Value }

/** What a caller gives with a call. */
export type Request<Query, Body> = Given<'query', Query> &
  Given<'body', Body> & {
    /** Values for the `{name}`s of the path. */
    readonly params?: Readonly<Record<string, string>>
    readonly signal?: AbortSignal | undefined
  }
