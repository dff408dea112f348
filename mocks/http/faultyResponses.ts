import { type Difference, differencesBetween } from './differences.ts'
import type { Answer } from './handler.ts'
import type { InjectedFault } from './InjectedFaults.ts'
import type { ServerName } from './regions.ts'

const page = '<!doctype html><html lang="en"><title>Back soon</title><p>We are raking the bunkers.</p></html>'

export function replacementResponse(fault: InjectedFault, server: ServerName): Response | undefined {
  const told = server === 'shop' ? shopErrorBody : errorBody
  switch (fault.kind) {
    case 'server-fault':
      return json(500, told(500, 'Shard 2 does not respond'))
    case 'unavailable':
      return asPage(503, retryAfter(fault))
    case 'throttled':
      return json(429, told(429, 'Too many requests'), retryAfter(fault))
    case 'status':
      return json(fault.status, told(fault.status, `Planted ${fault.status}`))
    case 'conflict':
      return conflict(fault.status ?? 409, told, fault.fields)
    case 'refused':
      return json(fault.status ?? 200, told(fault.code, fault.message ?? `Refused with ${fault.code}`))
    case 'error-flag':
      return json(200, { error: true, message: 'Nothing was done' })
    case 'noted':
      return fault.status === 204 ? new Response(null, { status: 204 }) : json(fault.status ?? 202, { code: 0, data: [] })
    default:
      return undefined
  }
}

function retryAfter({ retryAfter: told }: { readonly retryAfter?: number | string }): Readonly<Record<string, string>> {
  return told === undefined ? {} : { 'retry-after': `${told}` }
}

function conflict(status: number, told: typeof errorBody, fields: Readonly<Record<string, string>>): Response {
  return json(status, { ...told(status, 'Some fields are in conflict'), errors: fields })
}

function errorBody(code: number, message: string): object {
  return { code, message }
}

function shopErrorBody(code: number, message: string): object {
  return { errors: [{ message, extensions: { error_code: code } }], data: null }
}

export function corruptResponse(fault: InjectedFault | undefined, { status, body, headers }: Answer): Response {
  switch (fault?.kind) {
    case 'answer-lost':
      return Response.error()
    case 'created':
      return json(201, body)
    case 'coded':
      return json(status, coded(object(body), fault.code))
    case 'drifted':
      return json(status, drifted(body, fault))
    case 'unusable':
      return unusable(fault.body, JSON.stringify(body))
    default:
      return json(status, body, headers)
  }
}

export function json(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json(body, { status, headers })
}

function coded(body: object, code: number | string): object {
  return 'code' in body ? { ...body, code } : { ...body, errors: [{ message: `Told ${code}`, extensions: { error_code: code } }] }
}

function asPage(status: number, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(page, { status, headers: { 'content-type': 'text/html', ...headers } })
}

function unusable(how: 'truncated' | 'empty' | 'page' | 'no-content', text: string): Response {
  const headers = { 'content-type': 'application/json' }
  if (how === 'page') return asPage(200)
  if (how === 'no-content') return new Response(null, { status: 204 })
  return new Response(how === 'empty' ? '' : text.slice(0, text.length / 2), { headers })
}

type Drift = Extract<InjectedFault, { readonly kind: 'drifted' }>

export function differencesByDrift(fault: InjectedFault | undefined, { body }: Answer): readonly Difference[] {
  return fault?.kind === 'drifted' ? differencesBetween(body, drifted(body, fault)) : []
}

/** In the given record of a list, otherwise in the answer's main object. */
function drifted(value: unknown, fault: Drift): unknown {
  if (Array.isArray(value)) return value.map((record, index) => (index === (fault.record ?? 0) ? changed(record, fault.how) : record))
  const entries = Object.entries(object(value)).filter(([key]) => key !== 'code')
  const isWrapped = entries.every(([, inner]) => typeof inner === 'object')
  const inner = entries.find(([, each]) => Array.isArray(each)) ?? (isWrapped ? entries[0] : undefined)
  return inner ? { ...object(value), [inner[0]]: drifted(inner[1], fault) } : changed(value, fault.how)
}

function changed(record: unknown, how: Drift['how']): unknown {
  if (typeof record !== 'object') return record
  if (how === 'extra-field') return { ...record, addedLater: { by: 'a newer server' } }
  const entries = Object.entries(object(record))
  const isWanted = {
    'missing-field': () => true,
    'text-for-number': ([, value]: [string, unknown]) => typeof value === 'number',
    'unknown-word': ([key, value]: [string, unknown]) => typeof value === 'string' && /state|type|reason/i.test(key),
  }[how]
  const found = entries.find(isWanted)
  if (!found) return record
  const rest = entries.filter((entry) => entry !== found)
  const [key, value] = found
  return Object.fromEntries(how === 'missing-field' ? rest : [...rest, [key, how === 'unknown-word' ? 'unheard-of' : `${value} or so`]])
}

function object(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}
