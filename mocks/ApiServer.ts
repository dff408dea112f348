import * as z from 'zod/mini'
import type { Call } from '#adapters/rest/call'
import { forbidden, reasonAgainst } from './access.ts'
import type { Arrival, DeclaredCall, Errand, Server } from './Errand.ts'
import type { Came, Handler } from './handling.ts'
import { languageOf } from './languages.ts'
import { bearerIn } from './passes.ts'
import { answerViolations, requestViolations } from './verdict.ts'

interface Route {
  readonly handler: Handler
  readonly pattern: RegExp
}

/** Routes follow the declared calls; where several share one, the most specific stands first. */
export class ApiServer implements Server {
  private readonly routes: readonly Route[]

  constructor(handlers: readonly Handler[]) {
    this.routes = handlers.map((handler) => ({ handler, pattern: patternOf(handler.call) }))
  }

  get calls(): readonly DeclaredCall[] {
    return this.routes.map(({ handler }) => handler.call)
  }

  read(arrival: Arrival): Errand | undefined {
    const { method, url, headers, bearer } = arrival
    const fitting = this.routes.filter(({ handler, pattern }) => handler.call.method === method && pattern.test(url.pathname))
    const came = fitting.map((route) => ({ ...route, came: cameBy(arrival, route) }))
    const { handler, came: request } = came.find((route) => route.handler.takes(route.came)) ?? came.at(-1) ?? {}
    if (!handler || !request) return undefined
    const { call } = handler
    const refusal = () => refusalOf(call, request)
    return {
      call,
      graphql: null,
      violations: [...requestViolations(call, { ...request, headers, bearer: bearer.kind }), ...refusal()],
      run: async () => {
        const [reason] = refusal()
        return reason === undefined ? handler.answer(request) : forbidden(reason)
      },
      check: (answer) => answerViolations(call, answer),
    }
  }
}

/** A product that knows whom a call is for does not make it. */
function refusalOf({ id, auth }: Call, { player, pass }: Came): readonly string[] {
  const reason = auth !== 'none' && player && pass ? reasonAgainst(id, { player, pass }) : undefined
  return reason === undefined ? [] : [reason]
}

function patternOf({ path }: Call): RegExp {
  return new RegExp(`^${path.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)
}

function cameBy({ world, url, pages, headers, text, bearer, region }: Arrival, { handler: { call }, pattern }: Route): Came {
  const params = Object.entries(pattern.exec(url.pathname)?.groups ?? {})
  return {
    world,
    url,
    pages,
    region,
    language: languageOf(headers.get('accept-language')),
    ...bearerIn(world, 'access', bearer.token, region),
    params: Object.fromEntries(params.map(([name, value]) => [name, decoded(value)])),
    query: queryOf(url, call),
    body: bodyOf(text),
  }
}

/** Nothing, where there is nothing and a call wants nothing. */
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
