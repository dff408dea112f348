import type { CurrentSession } from '#app/session/ports/CurrentSession'
import type { Session } from '#domain/session/session'
import type { Call, Request } from './call.ts'
import type { HttpDependencies, Sender } from './Exchange.ts'
import type { ShopOptions } from './headers.ts'
import type { TokenRefresh } from './TokenRefresh.ts'
import { withRetries } from './withRetries.ts'
import { untilAborted } from './withTimeout.ts'

export class RestClient {
  private readonly exchange: Sender
  private readonly refresh: TokenRefresh
  private readonly session: CurrentSession
  private readonly http: HttpDependencies

  constructor(exchange: Sender, refresh: TokenRefresh, session: CurrentSession, http: HttpDependencies) {
    this.exchange = exchange
    this.refresh = refresh
    this.session = session
    this.http = http
  }

  async send<Query, Body, Answer>(
    call: Call<Query, Body, Answer>,
    request: Request<Query, Body, Answer>,
    options: ShopOptions = {},
  ): Promise<Answer> {
    const { kind } = call
    const { signal } = request
    const once = (session: Session) => this.exchange.send(call, request, { ...options, session })
    const { name } = this.refresh
    const send = refreshes(call, options) ? () => this.refresh.run(once, name) : () => once(this.session.value)
    return untilAborted(signal, () => withRetries({ ...this.http, kind, signal }, send))
  }
}

/** A 401 at a sign-in concerns the password, and one for another token that token. */
function refreshes({ auth, kind }: Pick<Call, 'auth' | 'kind'>, { customerToken, skipAuthorization }: ShopOptions): boolean {
  if (auth === 'none' || customerToken || skipAuthorization) return false
  return !(auth === 'held' && kind === 'auth')
}
