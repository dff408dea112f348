import axios, { AxiosError, type AxiosInstance } from 'axios'
import * as z from 'zod/mini'
import type { CurrentLanguage } from '#app/session/ports/CurrentLanguage'
import type { Clock } from '#app/shared/ports/Clock'
import type { Session } from '#domain/session/session'
import { filledPath, urlOf } from './address.ts'
import type { Call, SendForm } from './call.ts'
import { answerOf, type Received, WireFailure } from './failures.ts'
import { acceptJson, addressesOf, headersFor, type ShopOptions } from './headers.ts'
import type { ServerAddresses } from './hosts.ts'
import type { LatestAnswer } from './LatestAnswer.ts'
import { timeouts } from './timing.ts'
import { withTimeout } from './withTimeout.ts'

export interface HttpDependencies {
  readonly fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>
  readonly clock: Clock
  readonly random: () => number
  readonly addresses: ServerAddresses
  readonly language: CurrentLanguage
  /** The reference of each answer, for the help desk. */
  readonly noteReference?: (reference: string) => void
  /** The `Date` of each answer. A cache may have kept it unless it `isNew`. */
  readonly noteDate?: (date: string, at: Temporal.Instant, isNew: boolean) => void
}

export interface RequestArgs<Answer> {
  readonly query?: unknown
  readonly body?: unknown
  readonly params?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal | undefined
  readonly sendForm?: SendForm
  readonly latest?: LatestAnswer<Answer>
}

/** Axios caches each fetch function for ever; this one releases the rest. */
function fetchOf(http: HttpDependencies): HttpDependencies['fetch'] {
  const weakly = new WeakRef(http)
  return async (input, init) => (weakly.deref() ?? globalThis).fetch(input, init)
}

/** A value that its contract doesn't allow is never sent; the form that it comes from stays open. */
function checked<T>(schema: z.ZodMiniType<T>, value: unknown, part: string): T {
  const { success, data, error } = z.safeParse(schema, value)
  if (success) return data
  throw new WireFailure('final', 'rejected', { path: [part, ...(error.issues[0]?.path ?? [])].join('.'), outcome: 'not-sent' })
}

export type Sender = Pick<Exchange, 'send'>

export class Exchange {
  private readonly line: HttpDependencies
  private readonly client: AxiosInstance

  constructor(http: HttpDependencies) {
    this.line = http
    this.client = axios.create({
      adapter: 'fetch',
      env: { fetch: fetchOf(http) },
      responseType: 'text',
      transformRequest: [],
      transformResponse: [],
      validateStatus: null,
      // Axios would set User-Agent, which browsers treat as a custom header that needs a preflight.
      headers: { ...acceptJson, 'User-Agent': false },
    })
  }

  async send<Answer>(
    call: Call<unknown, unknown, Answer>,
    given: RequestArgs<Answer>,
    as: ShopOptions & { readonly session: Session },
  ): Promise<Answer> {
    const { clock, language } = this.line
    const sender = { ...as, auth: call.auth, addresses: this.line.addresses }
    const url = urlOf(filledPath(call, given.params), checked(call.query, given.query, 'query'), addressesOf(sender))
    const body = checked(call.body, given.body, 'body')
    const request = {
      method: call.method,
      url: url.href,
      headers: {
        ...headersFor(url, sender, call.acceptLanguage ? language.value : undefined),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { data: JSON.stringify(body) }),
      // The page may be closing.
      ...(call.kind === 'telemetry' && { fetchOptions: { keepalive: true } }),
    }
    const deadline = { clock, milliseconds: timeouts[call.kind], signal: given.signal }
    const receive = (signal: AbortSignal, onMoved: () => void) =>
      given.sendForm
        ? this.receiveForm(given.sendForm({ url, headers: { ...acceptJson, ...request.headers }, signal, onMoved }))
        : this.receive({ ...request, signal })
    const received = await withTimeout(deadline, receive)
    const reference = received.header('x-request-id')
    if (reference !== undefined) this.line.noteReference?.(reference)
    const date = received.header('date')
    const isNew = call.method !== 'GET' || /\bno-store\b/i.test(received.header('cache-control') ?? '')
    if (date !== undefined) this.line.noteDate?.(date, received.at, isNew)
    return answerOf(call, received, given.latest)
  }

  private async receiveForm(sending: Promise<Response>): Promise<Received> {
    const sent = await sending.catch(() => undefined)
    if (!sent) throw new WireFailure('no-network', 'offline')
    return {
      status: sent.status,
      header: (name) => sent.headers.get(name) ?? undefined,
      text: await sent.text(),
      at: this.line.clock.now(),
    }
  }

  private async receive(request: Parameters<AxiosInstance['request']>[0]): Promise<Received> {
    try {
      const { status, headers, data } = await this.client.request<string>(request)
      return { status, header: (name) => headers[name]?.toString(), text: data, at: this.line.clock.now() }
    } catch (error) {
      throw error instanceof AxiosError ? new WireFailure('no-network', 'offline') : error
    }
  }
}
