import * as z from 'zod/mini'
import type { Call } from '#adapters/rest/call'
import type { PassRow, PlayerRow } from '../contexts/session/data.ts'
import type { Language } from '../world/languages.ts'
import type { World } from '../world/World.ts'
import type { Region } from './regions.ts'

/** Who asks, where a call is a player's. */
export type Player = PlayerRow

/** A request as it came, before its declaration has checked it. */
export interface UncheckedRequest {
  readonly world: World
  readonly language: Language
  readonly region: Region
  readonly url: URL
  /** Where the product's pages are; ends in a slash. */
  readonly pages: string
  readonly params: Readonly<Record<string, string>>
  readonly query: unknown
  readonly body: unknown
  /** Whose token it bears; nobody where it bears none, or none that is good. */
  readonly player?: Player
  /** The token itself, where it is somebody's. */
  readonly pass?: PassRow
}

/** A request whose query and body are what the declaration says. */
export interface CheckedRequest<Query, Body> extends UncheckedRequest {
  readonly query: Query
  readonly body: Body
}

export interface Answer {
  readonly status: number
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** A declared call and how the fake backend answers it. */
export interface Handler {
  readonly call: Call
  /** Whether it is this call, where several share a route. */
  takes(request: UncheckedRequest): boolean
  answer(request: UncheckedRequest): Promise<Answer>
}

type Answers<Query, Body, By> = (asked: CheckedRequest<Query, Body> & By) => Answer | Promise<Answer>
type Discriminator<Query, Body> = (asked: CheckedRequest<Query, Body>) => boolean

/** Answers a call that anybody may make. `takes` tells it from others on its route. */
export function onCall<Query, Body>(
  call: Call<Query, Body>,
  answers: Answers<Query, Body, unknown>,
  takes: Discriminator<Query, Body> = () => true,
): Handler {
  return handler(call, answers, takes)
}

/** Answers a call of a player's; others are unauthorised. `takes` tells it from others on its route. */
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
      return asked ? answers(asked) : refused(400, 400)
    },
  }
}

export function ok(data: unknown): Answer {
  return { status: 200, body: { code: 0, data } }
}

/** Words are for those who read the log: a screen chooses its own. */
export function refused(status: number, code: number, details: { readonly message?: string; readonly data?: unknown } = {}): Answer {
  return {
    status,
    body: { code, message: details.message ?? `Refused with ${code}`, ...(details.data !== undefined && { data: details.data }) },
  }
}

const unauthorised = refused(401, 401, { message: 'The access token is missing or not good any more' })
