import { subAccountIn } from '#adapters/browser/page'
import { filledPath, isWebAddress, urlOf } from '#adapters/rest/address'
import { acceptJson, addressesOf, headersFor, type Sender } from '#adapters/rest/headers'
import type { Session } from '#domain/session/session'
import type { EarlyResponses } from './EarlyResponses.ts'
import { fieldsOf } from './visit.ts'

/** A read of a screen, from the declaration of its call. */
export interface EarlyRead {
  readonly path: `/${string}`
  readonly auth: Sender['auth']
  readonly acceptLanguage: boolean
  /** Null: the device's time zone. */
  readonly query: Readonly<Record<string, string | null>>
}

/** The screens whose reads are sent early. */
export interface ScreenReads {
  readonly base: string
  readonly screens: readonly { readonly path: string; readonly reads: readonly EarlyRead[] }[]
}

interface Visitor {
  readonly session: Session
  readonly page: URL
  /** The site's folder, with a slash at its end. */
  readonly base: string
  readonly language: string
  readonly timeZone: string
  /** The values in the screen's address, as they stand there. */
  readonly params: readonly string[]
}

/** Sends what the screen at the page's address reads, exactly as the client would. */
export async function readEarly(early: Pick<EarlyResponses, 'begin'>, reads: readonly EarlyRead[], visitor: Visitor): Promise<void> {
  const { session, page, base } = visitor
  if (subAccountIn(page) !== null) return
  const addresses = await serversIn(await early.begin(new URL(`${base}config.json`, page)))
  if (!addresses) return
  for (const read of reads) send(early, read, { ...visitor, sender: { session, auth: read.auth, addresses } })
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

function send(early: Pick<EarlyResponses, 'begin'>, read: EarlyRead, visitor: Visitor & { readonly sender: Sender }): void {
  const { params, timeZone, sender, language } = visitor
  const names = [...read.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const path = filledPath(read, Object.fromEntries(names.map((name, index) => [name, decode(params[index])])))
  const query = Object.fromEntries(Object.entries(read.query).map(([name, value]) => [name, value ?? timeZone]))
  const url = urlOf(path, query, addressesOf(sender))
  void early.begin(url, { ...acceptJson, ...headersFor(url, sender, read.acceptLanguage ? language : undefined) })
}

function decode(segment = ''): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
