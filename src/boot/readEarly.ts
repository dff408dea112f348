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
  /** Of the shop: what Apollo would send. A variable without a number is named by an answer. */
  readonly operation?: { readonly headers: Readonly<Record<string, string>>; readonly variables: Readonly<Record<string, number | null>> }
}

export interface ScreenReads {
  readonly base: string
  readonly screens: readonly (ReadsOfScreen & { readonly path: string })[]
}

interface ReadsOfScreen {
  readonly reads: readonly EarlyRead[]
  readonly next?: EarlyRead | undefined
}

interface Visitor {
  readonly session: Session
  readonly page: URL
  readonly base: string
  readonly language: string
  readonly timeZone: string
  readonly params: readonly string[]
}

type Named = Readonly<Record<string, readonly string[]>>

export interface EarlyAnswers {
  /** The only host whose posters are shown; undefined where the configuration doesn't name it. */
  readonly media: string | undefined
  /** By the path of a read, or the name of its operation. Undefined where it is not there, failed, or asks for another token. */
  readonly bodyOf: (name: string) => Promise<unknown>
  readonly readNext: (named: Named) => Promise<unknown>
}

export async function readEarly(
  early: Pick<EarlyResponses, 'send'>,
  { reads, next }: ReadsOfScreen,
  visitor: Visitor,
): Promise<EarlyAnswers | undefined> {
  const { session, page, base } = visitor
  const servers = subAccountIn(page) === null ? await serversIn(await early.send(new URL(`${base}config.json`, page))) : undefined
  if (!servers) return undefined
  const { media, ...addresses } = servers
  const sent = (read: EarlyRead, named: Named = {}) =>
    send(early, read, { ...visitor, sender: { session, auth: read.auth, addresses }, named })
  const responses = new Map(reads.map((read) => [nameOf(read), sent(read)]))
  return {
    media,
    bodyOf: (name) => bodyOf(responses.get(name)),
    readNext: (named) => bodyOf(next && sent(next, named)),
  }
}

async function bodyOf(sent: Promise<Response | undefined> | undefined): Promise<unknown> {
  const response = await sent
  return response?.ok ? response.json() : undefined
}

function nameOf({ path, operation, query }: EarlyRead): string {
  return operation ? String(query['operationName']) : path
}

/** Undefined where the configuration doesn't name them: the client decides then. */
async function serversIn(response: Response | undefined): Promise<(Sender['addresses'] & Pick<EarlyAnswers, 'media'>) | undefined> {
  const read: unknown = response?.status === 200 ? await response.json().catch(() => undefined) : undefined
  const { api, shop, media } = fieldsOf(read)
  return isAddress(api) && isAddress(shop) ? { api, shop, media: isAddress(media) ? media : undefined } : undefined
}

function isAddress(value: unknown): value is string {
  return typeof value === 'string' && isWebAddress(value)
}

function send(early: Pick<EarlyResponses, 'send'>, read: EarlyRead, visitor: Visitor & { readonly sender: Sender; readonly named: Named }) {
  const { params, timeZone, sender, language, named } = visitor
  const names = [...read.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const path = filledPath(read, Object.fromEntries(names.map((name, index) => [name, decode(params[index])])))
  const filled = (value: string | number | null) => (typeof value === 'number' ? decode(params[value]) : (value ?? timeZone))
  const query = mapped(read.query, filled)
  const { operation } = read
  const url = operation
    ? new URL(
        queryOf({
          ...query,
          variables: JSON.stringify(mapped(operation.variables, (value, name) => (value === null ? named[name] : filled(value)))),
        }),
        urlOf(path, {}, addressesOf(sender)),
      )
    : urlOf(path, query, addressesOf(sender))
  const headers = headersFor(url, sender, read.acceptLanguage ? language : undefined)
  return early.send(url, { ...(operation?.headers ?? acceptJson), ...headers })
}

function mapped<Value, Filled>(
  values: Readonly<Record<string, Value>>,
  filled: (value: Value, name: string) => Filled,
): Readonly<Record<string, Filled>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, filled(value, name)]))
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
