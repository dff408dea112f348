import type { CurrentSession } from '#app/session/ports/CurrentSession'
import { Failure } from '#app/shared/failure'
import { actorOf } from '#domain/session/family'
import type { Grant, Session } from '#domain/session/session'
import type { Sender } from './Exchange.ts'
import { grantOf } from './session/grantOf.ts'
import { refreshToken } from './session/tokenCalls.ts'

export interface RefreshableSession extends CurrentSession {
  readonly epoch: number
  reread(): void
  renew(grant: Grant, epoch: number): void
}

export type Exclusively = <T>(name: string, work: () => Promise<T>) => Promise<T>

export interface Name {
  readonly epoch: number
  readonly actor: string | undefined
}

interface Renewable<T> {
  readonly send: (session: Session) => Promise<T>
  readonly name: Name | undefined
  readonly mayBeExpired: (error: unknown) => boolean
}

export class TokenRefresh {
  private readonly exchange: Sender
  private readonly session: RefreshableSession
  private readonly exclusively: Exclusively
  /** The token of the last refresh, until a server has accepted it. */
  private unproven: string | undefined
  private underWay: { readonly epoch: number; readonly done: Promise<void> } | undefined

  constructor(exchange: Sender, session: RefreshableSession, exclusively: Exclusively) {
    this.exchange = exchange
    this.session = session
    this.exclusively = exclusively
  }

  get name(): Name | undefined {
    const { epoch, value } = this.session
    return value.grant && { epoch, actor: actorOf(value) }
  }

  /**
   * On a 401, sends once more, after a refresh if the tokens are still current. Requests of another player are neither sent nor answered.
   * All waiting requests share one refresh: with their own, each would wait for another time-out.
   * `mayBeExpired` names refusals that an expired token also gets. They are sent once more, too, but a second one doesn't end the session.
   */
  async run<T>(send: (session: Session) => Promise<T>, name = this.name, mayBeExpired = never): Promise<T> {
    if (this.underWay?.epoch === this.session.epoch) await this.underWay.done
    return this.attempt({ send, name, mayBeExpired }, false)
  }

  private async attempt<T>(request: Renewable<T>, refreshed: boolean): Promise<T> {
    const { send, name, mayBeExpired } = request
    this.demandName(name)
    const { epoch } = this.session
    const { grant } = this.session.value
    try {
      const answer = await send(this.session.value)
      this.demandName(name)
      if (grant?.token === this.unproven) this.unproven = undefined
      return answer
    } catch (error) {
      const isExpired = isUnauthorised(error)
      if (!grant || !(isExpired || mayBeExpired(error)) || epoch !== this.session.epoch || this.isPast(name)) throw error
      if (!this.isCurrent(grant)) return this.attempt(request, refreshed)
      if (refreshed || grant.token === this.unproven) {
        if (isExpired) this.session.end('expired')
        throw error
      }
    }
    await this.refresh(grant, epoch)
    return this.attempt(request, true)
  }

  private isCurrent({ token }: Grant): boolean {
    return this.session.value.grant?.token === token
  }

  private demandName(name: Name | undefined): void {
    if (this.isPast(name)) throw new Failure('unauthorised')
  }

  private isPast(name: Name | undefined): boolean {
    return name !== undefined && (name.epoch !== this.session.epoch || name.actor !== actorOf(this.session.value))
  }

  private demand(epoch: number): void {
    if (this.session.epoch !== epoch) throw new Failure('unauthorised')
  }

  private refresh(stale: Grant, epoch: number): Promise<void> {
    if (this.underWay?.epoch === epoch) return this.underWay.done
    const underWay = {
      epoch,
      done: this.exclusively('clubhouse.refresh', () => this.renew(stale, epoch)).finally(() => {
        if (this.underWay === underWay) this.underWay = undefined
      }),
    }
    this.underWay = underWay
    return underWay.done
  }

  private async renew(stale: Grant, epoch: number): Promise<void> {
    this.session.reread()
    this.demand(epoch)
    if (!this.isCurrent(stale)) return
    try {
      const { data } = await this.exchange.send(
        refreshToken,
        { body: { refresh_token: stale.refreshToken } },
        { session: this.session.value },
      )
      const grant = grantOf(data)
      this.unproven = grant.token
      this.session.renew(grant, epoch)
    } catch (error) {
      this.fail(error, stale, epoch)
    }
    this.demand(epoch)
  }

  /**
   * Any answer other than a grant ends the session. Without an answer the session stays: a lost network must not cost a password. Tokens
   * from another tab count.
   */
  private fail(error: unknown, stale: Grant, epoch: number): void {
    if (!(error instanceof Failure) || error.kind === 'offline' || error.kind === 'timed-out') throw error
    this.session.reread()
    if (epoch !== this.session.epoch || !this.isCurrent(stale)) return
    this.session.end('expired')
    throw new Failure('unauthorised', { code: error.code, reference: error.reference })
  }
}

function never(_error: unknown): boolean {
  return false
}

function isUnauthorised(error: unknown): boolean {
  return error instanceof Failure && error.kind === 'unauthorised'
}
