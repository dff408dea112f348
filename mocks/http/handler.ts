import * as z from 'zod/mini'
import type { Call } from '#adapters/rest/call'
import type { PassRow, PlayerRow } from '../contexts/session/data.ts'
import type { Language } from '../world/languages.ts'
import type { World } from '../world/World.ts'
import type { Region } from './regions.ts'
import { sentViolations } from './schemaViolations.ts'

export type Player = PlayerRow

export interface UncheckedRequest {
  readonly world: World
  readonly language: Language
  readonly region: Region
  readonly url: URL
  readonly pages: string
  readonly params: Readonly<Record<string, string>>
  readonly query: unknown
  readonly body: unknown
  readonly player?: Player
  readonly pass?: PassRow
}

export interface CheckedRequest<Query, Body> extends UncheckedRequest {
  readonly query: Query
  readonly body: Body
}

export interface Answer {
  readonly status: number
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export interface Handler {
  readonly call: Call
  /** Distinguishes calls that share a route. */
  takes(request: UncheckedRequest): boolean
  answer(request: UncheckedRequest): Promise<Answer>
}

type Answers<Query, Body, By> = (asked: CheckedRequest<Query, Body> & By) => Answer | Promise<Answer>
type Discriminator<Query, Body> = (asked: CheckedRequest<Query, Body>) => boolean

export function onCall<Query, Body>(
  call: Call<Query, Body>,
  answers: Answers<Query, Body, unknown>,
  takes: Discriminator<Query, Body> = () => true,
): Handler {
  return handler(call, answers, takes)
}

export function onPlayerCall<Query, Body>(
  call: Call<Query, Body>,
  answers: Answers<Query, Body, { readonly player: Player }>,
  takes: Discriminator<Query, Body> = () => true,
): Handler {
  return handler(call, (asked) => (asked.player ? answers({ ...asked, player: asked.player }) : unauthorised), takes)
}

function handler<Query, Body>(call: Call<Query, Body>, answers: Answers<Query, Body, unknown>, takes: Discriminator<Query, Body>): Handler {
  const read = (request: UncheckedRequest): CheckedRequest<Query, Body> | undefined => {
    const query = z.safeParse(call.query, request.query)
    const body = z.safeParse(call.body, request.body)
    return query.success && body.success ? { ...request, query: query.data, body: body.data } : undefined
  }
  return {
    call,
    takes: (request) => {
      const asked = read(request)
      return asked !== undefined && takes(asked)
    },
    answer: async (request) => {
      const asked = read(request)
      return asked ? answers(asked) : refused(400, 400, { message: sentViolations(call, request).join('; ') })
    },
  }
}

export function ok(data: unknown): Answer {
  return { status: 200, body: { code: 0, data } }
}

/** `message` is for the log; screens choose their own texts. */
export function refused(status: number, code: number, details: { readonly message?: string; readonly data?: unknown } = {}): Answer {
  return {
    status,
    body: { code, message: details.message ?? `Refused with ${code}`, ...(details.data !== undefined && { data: details.data }) },
  }
}

const unauthorised = refused(401, 401, { message: 'The access token is missing or not good any more' })
