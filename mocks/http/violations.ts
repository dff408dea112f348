import * as z from 'zod/mini'
import type { Call, CallAuth } from '#adapters/rest/call'
import { code } from '#adapters/rest/schemas'
import { languages } from '../world/languages.ts'
import type { BearerKind } from './bearer.ts'
import type { Answer } from './handler.ts'
import { isMonitorStore } from './monitorStores.ts'
import { regions } from './regions.ts'
import { schemaViolations, sentViolations } from './schemaViolations.ts'

/** Whose token a call takes. */
export type Side = 'api' | 'shop' | 'monitor-shop'

interface Request {
  readonly headers: Headers
  readonly bearer: BearerKind
  readonly query: unknown
  readonly body: unknown
}

export function requestViolations(call: Call, { headers, bearer, query, body }: Request, side: Side = 'api'): readonly string[] {
  return [
    ...(side === 'api' ? apiViolations(call, headers, bearer) : shopViolations(headers, bearer)),
    ...sentViolations(call, { query, body }),
  ]
}

function apiViolations(call: Call, headers: Headers, bearer: BearerKind): readonly string[] {
  return [
    ...languageViolations(headers, call.acceptLanguage),
    ...bearerViolations(bearer, call.auth),
    ...unexpected(headers.has('store'), "store is the shop's header"),
  ]
}

export function shopViolations(headers: Headers, bearer: BearerKind): readonly string[] {
  const stores: readonly (string | null)[] = Object.values(regions).map(({ store }) => store)
  const store = headers.get('store')
  const isMonitors = isMonitorStore(store)
  return [
    ...languageViolations(headers, true),
    ...unexpected(!isMonitors && bearer !== 'none' && bearer !== 'shop', `bearer: ${bearer} where the shop's belongs`),
    ...unexpected(isMonitors && bearer !== 'monitor-shop', `bearer: ${bearer} where that of the launch monitor's shop belongs`),
    ...unexpected(bearer !== 'none' && !headers.has('store'), 'store is missing'),
    ...unexpected(store !== null && !isMonitors && !stores.includes(store), "store is not one of the shop's"),
  ]
}

const refusal = z.object({ code })

/** Records that a client would skip count too. */
export function answerViolations(call: Call, { status, body }: Answer): readonly string[] {
  const told = z.safeParse(refusal, body).data?.code
  const isSuccess = call.success === 200 ? status === 200 : status >= 200 && status < 300
  const isRefusal = told !== undefined && told !== 0 && call.codes !== 'all' && !call.codes.includes(told)
  if (!isSuccess || isRefusal) return unexpected(told === undefined, 'answer: a refusal without a code')
  return schemaViolations('answer', call.answer, body)
}

/** Without a header of the product, browsers send their own languages, rarely exactly one of ours. */
function languageViolations(headers: Headers, wanted: boolean): readonly string[] {
  const told = headers.get('accept-language')
  const isOurs = languages.some((language) => language === told)
  if (wanted) return unexpected(!isOurs, `accept-language is ${told ?? 'missing'}`)
  return unexpected(isOurs, 'accept-language is told')
}

const bearers: Readonly<Record<CallAuth, readonly BearerKind[]>> = {
  none: ['none'],
  held: ['none', 'access', 'stranger'],
  player: ['access', 'stranger'],
  parent: ['access', 'stranger'],
}

function bearerViolations(bearer: BearerKind, auth: CallAuth): readonly string[] {
  return unexpected(!bearers[auth].includes(bearer), `bearer: ${bearer} on a call for ${auth}`)
}

function unexpected(found: boolean, words: string): readonly string[] {
  return found ? [words] : []
}
