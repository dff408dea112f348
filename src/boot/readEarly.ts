import { subAccountIn } from '#adapters/browser/page'
import { filledPath, isWebAddress, urlOf } from '#adapters/rest/address'
import { acceptJson, addressesOf, headersFor, type Sender } from '#adapters/rest/headers'
import type { Session } from '#domain/session/session'
import type { EarlyResponses } from './EarlyResponses.ts'
import { fieldsOf } from './visit.ts'

export interface EarlyRead {
  readonly path: `/${string}`
  readonly auth: Sender['auth']
  readonly acceptLanguage: boolean
  /** Null: the device's time zone. A number: a parameter of the route, by its place. */
  readonly query: Readonly<Record<string, string | number | null>>
  /** Of the shop: what Apollo would send. A variable has the number of a parameter of the route. */
  readonly operation?: { readonly headers: Readonly<Record<string, string>>; readonly variables: Readonly<Record<string, number>> }
}

export interface ScreenReads {
  readonly base: string
  readonly screens: readonly { readonly path: string; readonly reads: readonly EarlyRead[] }[]
}

interface Visitor {
  readonly session: Session
  readonly page: URL
  readonly base: string
  readonly language: string
  readonly timeZone: string
  readonly params: readonly string[]
}

/** Sends these reads, if the configuration names the servers. */
export async function readEarly(early: Pick<EarlyResponses, 'send'>, reads: readonly EarlyRead[], visitor: Visitor): Promise<void> {
  const { session, page, base } = visitor
  const addresses = subAccountIn(page) === null ? await serversIn(await early.send(new URL(`${base}config.json`, page))) : undefined
  if (!addresses) return
  await Promise.all(reads.map((read) => send(early, read, { ...visitor, sender: { session, auth: read.auth, addresses } })))
}

/** Undefined where the configuration doesn't name them: the client decides then. */
async function serversIn(response: Response | undefined): Promise<Sender['addresses'] | undefined> {
  const read: unknown = response?.status === 200 ? await response.json().catch(() => undefined) : undefined
  const { api, shop } = fieldsOf(read)
  return isAddress(api) && isAddress(shop) ? { api, shop } : undefined
}

function isAddress(value: unknown): value is string {
  return typeof value === 'string' && isWebAddress(value)
}

function send(early: Pick<EarlyResponses, 'send'>, read: EarlyRead, visitor: Visitor & { readonly sender: Sender }) {
  const { params, timeZone, sender, language } = visitor
  const names = [...read.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const path = filledPath(read, Object.fromEntries(names.map((name, index) => [name, decode(params[index])])))
  const filled = (value: string | number | null) => (typeof value === 'number' ? decode(params[value]) : (value ?? timeZone))
  const query = mapped(read.query, filled)
  const { operation } = read
  const url = operation
    ? new URL(queryOf({ ...query, variables: JSON.stringify(mapped(operation.variables, filled)) }), urlOf(path, {}, addressesOf(sender)))
    : urlOf(path, query, addressesOf(sender))
  const headers = headersFor(url, sender, read.acceptLanguage ? language : undefined)
  return early.send(url, { ...(operation?.headers ?? acceptJson), ...headers })
}

function mapped<Value>(values: Readonly<Record<string, Value>>, filled: (value: Value) => string): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, filled(value)]))
}

/** Encoded as Apollo does. */
function queryOf(query: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `?${pairs.join('&')}`
}

function decode(segment = ''): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
