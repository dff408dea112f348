import * as z from 'zod/mini'
import type { Call } from '#adapters/rest/call'
import type { Arrival, DeclaredCall, Errand, Server } from './Errand.ts'
import type { Came, Handler } from './handling.ts'
import { languageOf } from './languages.ts'
import { playerOf } from './passes.ts'
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
    return {
      call,
      graphql: null,
      violations: requestViolations(call, { ...request, headers, bearer: bearer.kind }),
      run: () => handler.answer(request),
      check: (answer) => answerViolations(call, answer),
    }
  }
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
    player: playerOf(world, 'access', bearer.token),
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
