import * as z from 'zod/mini'
import type { Call } from '#adapters/rest/call'
import { languageOf } from '../world/languages.ts'
import { findBearer } from '../world/tokens.ts'
import { denialReason, forbidden } from './access.ts'
import type { Handler, UncheckedRequest } from './handler.ts'
import type { DeclaredCall, FakeServer, IncomingRequest, MatchedRequest } from './MatchedRequest.ts'
import { answerViolations, requestViolations, type Side } from './violations.ts'

interface Route {
  readonly handler: Handler
  readonly pattern: RegExp
}

/** If several calls share a route, the most specific comes first. */
export class RestServer implements FakeServer {
  private readonly routes: readonly Route[]
  private readonly side: Side

  constructor(handlers: readonly Handler[], side: Side = 'api') {
    this.side = side
    this.routes = handlers.map((handler) => ({ handler, pattern: patternOf(handler.call) }))
  }

  get calls(): readonly DeclaredCall[] {
    return this.routes.map(({ handler }) => handler.call)
  }

  read(incoming: IncomingRequest): MatchedRequest | undefined {
    const { method, url, headers, bearer } = incoming
    const fitting = this.routes.filter(({ handler, pattern }) => handler.call.method === method && pattern.test(url.pathname))
    const came = fitting.map((route) => ({ ...route, request: cameBy(incoming, route, this.side) }))
    const { handler, request } = came.find((route) => route.handler.takes(route.request)) ?? came.at(-1) ?? {}
    if (!handler || !request) return undefined
    const { call } = handler
    const refusal = () => refusalOf(call, request)
    return {
      call,
      graphql: null,
      sent: request.body,
      violations: [...requestViolations(call, { ...request, headers, bearer: bearer.kind }, this.side), ...refusal()],
      run: async () => {
        const [reason] = refusal()
        return reason === undefined ? handler.answer(request) : forbidden(reason)
      },
      check: (answer) => answerViolations(call, answer),
    }
  }
}

/** The product must not send calls that are not meant for this player. */
function refusalOf({ id, auth }: Call, { player, pass }: UncheckedRequest): readonly string[] {
  const reason = auth !== 'none' && player && pass ? denialReason(id, { player, pass }) : undefined
  return reason === undefined ? [] : [reason]
}

function patternOf({ path }: Call): RegExp {
  return new RegExp(`^${path.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)
}

function cameBy(
  { world, url, pages, headers, text, bearer, region }: IncomingRequest,
  { handler: { call }, pattern }: Route,
  side: Side,
): UncheckedRequest {
  const params = Object.entries(pattern.exec(url.pathname)?.groups ?? {})
  return {
    world,
    url,
    pages,
    region,
    language: languageOf(headers.get('accept-language')),
    ...findBearer(world, side === 'api' ? 'access' : side, bearer.token, region),
    params: Object.fromEntries(params.map(([name, value]) => [name, decoded(value)])),
    query: queryOf(url, call),
    body: bodyOf(text),
  }
}

function queryOf({ searchParams }: URL, { query }: Call): unknown {
  const wantsNone = searchParams.size === 0 && z.safeParse(query, undefined).success
  return wantsNone ? undefined : Object.fromEntries(searchParams)
}

function bodyOf(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
