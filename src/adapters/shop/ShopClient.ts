import { type ApolloClient, ApolloLink, CombinedGraphQLErrors, type DocumentNode } from '@apollo/client/core'
import { BaseHttpLink } from '@apollo/client/link/http'
import { isMutationOperation } from '@apollo/client/utilities'
import { from, mergeMap, tap } from 'rxjs'
import * as z from 'zod/mini'
import type { CurrentSession } from '#app/session/ports/CurrentSession'
import { Failure, type FailureKind } from '#app/shared/failure'
import type { Session } from '#domain/session/session'
import { yieldToMain } from '../browser/device/yieldToMain.ts'
import { urlOf } from '../rest/address.ts'
import type { HttpDependencies } from '../rest/Exchange.ts'
import { contractFailure, failureOf, unusableBodyFailure, WireFailure } from '../rest/failures.ts'
import { addressesOf, headersFor, type ShopOptions } from '../rest/headers.ts'
import type { TokenRefresh } from '../rest/TokenRefresh.ts'
import { timeouts } from '../rest/timing.ts'
import { withRetries } from '../rest/withRetries.ts'
import { untilAborted, withTimeout } from '../rest/withTimeout.ts'
import { compactQuery } from './compactQuery.ts'
import { apolloOver, NoCache, type Question, ShopMemory } from './ShopMemory.ts'
import type { ShopCall } from './shopCall.ts'

type AnyCall = Pick<ShopCall, 'id' | 'keeps' | 'isKept' | 'mayLack'> & { readonly document: DocumentNode }
type RequestContext = BaseHttpLink.ContextOptions & { readonly uri: string }

export interface ShopRequest extends ShopOptions {
  readonly signal?: AbortSignal | undefined
}

interface Operated {
  readonly data: unknown
  readonly failure: WireFailure | undefined
}

/** Same rules and same refresh as the REST client. */
export class ShopClient {
  private readonly refresh: TokenRefresh
  private readonly session: CurrentSession
  private readonly http: HttpDependencies
  private readonly apollo: ApolloClient
  private readonly memory: ShopMemory

  constructor(refresh: TokenRefresh, session: CurrentSession, http: HttpDependencies) {
    this.refresh = refresh
    this.session = session
    this.http = http
    const link = inOwnTask
      .concat(checkedErrors)
      .concat(new BaseHttpLink({ fetch: fetchThrough(http), print: (document, print) => compactQuery(print(document)) }))
    this.apollo = apolloOver(link, new NoCache())
    this.memory = new ShopMemory(link, http.clock)
  }

  async send<Data, Variables extends object>(
    call: ShopCall<Data, Variables>,
    variables: Variables,
    request: ShopRequest = {},
  ): Promise<Data> {
    const { kind } = call
    await yieldToMain()
    const { signal, customerToken } = request
    const skipAuthorization = call.auth === 'none' || request.skipAuthorization
    const once = (session: Session) => this.exchange(call, variables, { ...request, skipAuthorization, session })
    const { name } = this.refresh
    const send = customerToken || skipAuthorization ? () => once(this.session.value) : () => this.refresh.run(once, name, isRefusedToken)
    return untilAborted(signal, () => withRetries({ ...this.http, kind, signal }, send))
  }

  private async exchange<Data, Variables extends object>(
    call: ShopCall<Data, Variables>,
    variables: Variables,
    { signal, ...as }: ShopRequest & { readonly session: Session },
  ): Promise<Data> {
    const { clock, language, addresses } = this.http
    const sender = { ...as, auth: 'player' as const, addresses }
    const url = urlOf('/graphql', undefined, addressesOf(sender))
    const headers = headersFor(url, sender, language.value)
    const { data, failure } = await withTimeout({ clock, milliseconds: timeouts[call.kind], signal }, (stop) =>
      this.operate(call, variables, { uri: url.href, headers, fetchOptions: { method: call.method, signal: stop } }),
    )
    await yieldToMain()
    const answer = z.safeParse(call.answer, data)
    await yieldToMain()
    if (answer.success) return answer.data
    this.memory.forget()
    throw failure ?? contractFailure(answer.error, undefined)
  }

  /** Bypasses the cache unless `isKept`: the cache would drop unknown types and keep a customer's data after a sign-out. */
  private async operate(call: AnyCall, variables: object, context: RequestContext): Promise<Operated> {
    const { document } = call
    const options = { context, errorPolicy: call.mayLack ? 'all' : 'none' } as const
    try {
      const { data, error } = await this.answerTo(call, { ...options, variables })
      const failure = error === undefined ? undefined : failureIn(error, call.keeps)
      if (failure && (data === undefined || data === null || !isUsable(error, call.mayLack))) throw failure
      return { data, failure }
    } catch (error) {
      const failure = failureIn(error, call.keeps)
      // A refused change means that cached data are out of date.
      if (isMutationOperation(document) && failure.kind === 'rejected') this.memory.forget()
      throw failure
    }
  }

  private async answerTo(call: AnyCall, options: Omit<Question, 'id' | 'document'>): Promise<{ data?: unknown; error?: unknown }> {
    const { document } = call
    if (call.isKept) return this.memory.ask({ ...call, ...options })
    const asked = { ...options, fetchPolicy: 'no-cache' } as const
    if (isMutationOperation(document)) return this.apollo.mutate({ ...asked, mutation: document })
    return this.apollo.query({ ...asked, query: document })
  }
}

/** Apollo's part of the first request takes a slow phone 0.2 s. */
const inOwnTask = new ApolloLink((operation, forward) => from(yieldToMain()).pipe(mergeMap(() => forward(operation))))

const told = z.object({
  error_code: z.optional(z.union([z.number(), z.string()])),
  custom_club_id: z.optional(z.unknown()),
  category: z.optional(z.string()),
})

const toldErrors = z.array(
  z.object({
    message: z.string(),
    path: z.catch(z.optional(z.array(z.union([z.string(), z.number()]))), undefined),
    extensions: z.catch(z.optional(told), undefined),
  }),
)
const refusalBody = z.object({ errors: toldErrors })

/** Apollo never settles on errors that are not a list of objects. */
const checkedErrors = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    tap(({ errors }) => {
      const { error } = z.safeParse(z.nullish(toldErrors), errors)
      if (error) throw contractFailure(error, undefined)
    }),
  ),
)

const notAuthorized = 'graphql-authorization'

/** The platform drops an expired token and treats the customer as a guest, whom it refuses. */
function isRefusedToken(error: unknown): boolean {
  return error instanceof Failure && error.kind === 'forbidden' && z.safeParse(told, error.body).data?.category === notAuthorized
}

/** Checks the status before Apollo reads the answer, so that failures are the same as the REST client's. */
function fetchThrough({ fetch, clock }: HttpDependencies): HttpDependencies['fetch'] {
  return async (input, init) => {
    const response = await fetch(input, init).catch((error: unknown) => {
      throw init?.signal?.aborted ? error : new WireFailure('no-network', 'offline')
    })
    if (response.ok) return response
    const { status, headers } = response
    const failure = failureOf({ status, header: (name) => headers.get(name) ?? undefined, text: await response.text(), at: clock.now() })
    const [first] = status === 401 || status === 403 ? (z.safeParse(refusalBody, failure.body).data?.errors ?? []) : []
    if (!first) throw failure
    const { extensions } = first
    throw new WireFailure(failure.fault, failure.kind, {
      ...failure,
      code: extensions?.error_code ?? failure.code,
      body: bodyOf(first),
    })
  }
}

function bodyOf({ message, path, extensions }: z.infer<typeof toldErrors>[number]) {
  return { message, ...extensions, ...(path && { path }) }
}

function isUsable(error: unknown, mayLack: RegExp | undefined): boolean {
  return CombinedGraphQLErrors.is(error) && error.errors.every(({ path = [] }) => mayLack?.test(path.join('.')))
}

function failureIn(error: unknown, keeps: ShopCall['keeps']): WireFailure {
  if (error instanceof WireFailure) return error
  // Apollo fails on JSON that is not GraphQL, such as `null`.
  if (!CombinedGraphQLErrors.is(error)) return unusableBodyFailure(undefined)
  const answered = z.safeParse(toldErrors, error.errors)
  if (!answered.success) return contractFailure(answered.error, undefined)
  const errors = answered.data.map(bodyOf)
  const [first] = errors
  return new WireFailure('final', kindOf(first?.category), {
    code: first?.error_code,
    body: keeps === 'all' ? { ...first, errors } : first,
  })
}

function kindOf(category: string | undefined): FailureKind {
  if (category === 'graphql-no-such-entity') return 'gone'
  return category === notAuthorized ? 'forbidden' : 'rejected'
}
