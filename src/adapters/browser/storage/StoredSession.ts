import { type Observable, Subject } from 'rxjs'
import * as z from 'zod/mini'
import { bringsSignIn } from '#app/session/ports/AddressSecrets'
import type { SignOutReason } from '#app/session/ports/CurrentSession'
import { actingFor, childAskedFor } from '#domain/session/family'
import { type ChildGrant, type Grant, refreshed, type Session, signOut } from '#domain/session/session'
import type { RefreshableSession } from '../../rest/TokenRefresh.ts'
import type { BrowserEnvironment } from '../environment.ts'
import { subAccountIn } from '../page.ts'
import type { Tabs } from '../tabs/Tabs.ts'
import { type KeptSession, keptSession, recordWithoutChildren, type SessionRecords, sessionRecord, storedGrant } from './SessionRecords.ts'

const message = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('signed-out') }),
    z.object({ kind: z.literal('renewed'), id: z.string(), grant: storedGrant }),
    z.object({ kind: z.literal('session-requested'), requestId: z.string() }),
    z.object({ kind: z.literal('session-shared'), requestId: z.string(), session: sessionRecord }),
  ]),
)
type Message = z.infer<typeof message>

type Dependencies = Pick<BrowserEnvironment, 'clock' | 'page' | 'newId' | 'secrets'>

export class StoredSession implements RefreshableSession {
  epoch = 0
  endedBecause: Exclude<SignOutReason, 'player'> | undefined = undefined
  id: string | undefined
  private lastSignOut: string | undefined
  /** Of this tab's request for another tab's session, until it has a session or a sign-out of its own. */
  private requestId: string | undefined
  private readonly subject = new Subject<Session>()
  private readonly records: SessionRecords
  private readonly tabs: Tabs
  private readonly around: Dependencies
  /** Independent of the child that the page's address names. */
  private chosen: Session
  private asPaged: { readonly of: Session; readonly child: ChildGrant; readonly session: Session } | undefined

  constructor(records: SessionRecords, tabs: Tabs, around: Dependencies) {
    this.records = records
    this.tabs = tabs
    this.around = around
    const { isNewTab } = records
    const { id, lastSignOut, session } = records.restored()
    this.id = id
    this.lastSignOut = lastSignOut
    this.chosen = session
    tabs.changes.subscribe(() => this.reread())
    tabs.messages.subscribe((said) => this.hear(said))
    if (isNewTab && !session.grant && !bringsSignIn(around.secrets)) this.requestSession()
  }

  get value(): Session {
    const { chosen: of, asPaged } = this
    const child = childAskedFor(of, subAccountIn(this.around.page()))
    if (!child || child.id === of.child?.id) return of
    if (asPaged?.of !== of || asPaged.child !== child) this.asPaged = { of, child, session: actingFor(of, child) }
    return this.asPaged?.session ?? of
  }

  get changes(): Observable<Session> {
    return this.subject
  }

  update(change: (session: Session) => Session): void {
    this.reread()
    const { value, chosen } = this
    const next = change(value)
    if (next === value) return
    if (!next.grant) this.become(signOut(next))
    else if (next.grant !== value.grant) this.signIn(next)
    else this.keep(value !== chosen && next.child === value.child ? actingFor(next, chosen.child) : next)
  }

  end(reason: SignOutReason): void {
    if (reason === 'new-password') this.endedBecause = reason
    if (!this.value.grant) return
    this.records.signOut(this.chosen, { id: this.around.newId(), at: this.around.clock.now(), reason })
    this.broadcast({ kind: 'signed-out' })
    this.leave(reason)
  }

  renew(grant: Grant, epoch: number): void {
    this.reread()
    if (epoch !== this.epoch || !this.id) return
    this.keep(refreshed(this.chosen, grant))
    // Remembered sessions are read from shared storage; other tabs receive the rest as messages.
    if (!this.value.rememberMe) this.broadcast({ kind: 'renewed', id: this.id, grant })
  }

  reread(): void {
    if (this.value.grant ? this.records.isEnded(this.lastSignOut) : this.records.isSignedOut()) this.leaveWithOthers()
    else if (!this.value.grant || this.value.rememberMe) this.follow()
  }

  /** Storage cleared without a sign-out: the page keeps its session and writes it again. */
  private follow(): void {
    const kept = this.records.remembered()
    if (!kept || (!kept.id && !this.id)) return
    if (kept.id === this.id) this.adopt(kept.session)
    else if (this.value.grant) this.leaveWithOthers()
    else this.begin(kept)
  }

  private adopt({ grant, player }: Session): void {
    if (grant?.token !== this.chosen.grant?.token) this.become({ ...this.chosen, grant, player: player ?? this.chosen.player })
  }

  private signIn(session: Session): void {
    const started = { id: this.around.newId(), lastSignOut: this.records.lastSignOut, session }
    this.records.keep(started)
    this.records.signedIn()
    this.begin(started)
  }

  private begin({ id, lastSignOut, session }: KeptSession): void {
    this.id = id
    this.lastSignOut = lastSignOut
    this.requestId = undefined
    this.epoch += 1
    this.endedBecause = undefined
    this.become(session)
  }

  private leave(reason: SignOutReason): void {
    this.id = undefined
    this.requestId = undefined
    this.epoch += 1
    this.endedBecause = reason === 'player' ? undefined : reason
    this.become(signOut(this.chosen))
  }

  private leaveWithOthers(): void {
    if (!this.value.grant) return
    this.records.forgetOwn()
    this.leave('elsewhere')
  }

  private hear(said: unknown): void {
    const { data } = z.safeParse(message, said)
    if (data?.kind === 'signed-out') this.leaveWithOthers()
    if (data?.kind === 'renewed' && data.id === this.id) this.keep(refreshed(this.chosen, data.grant))
    if (data?.kind === 'session-requested') this.shareSession(data.requestId)
    if (data?.kind === 'session-shared' && data.requestId === this.requestId) this.join(keptSession(data.session))
  }

  /** What is not remembered is in no storage that this tab can read. */
  private requestSession(): void {
    this.requestId = this.around.newId()
    this.broadcast({ kind: 'session-requested', requestId: this.requestId })
  }

  private shareSession(requestId: string): void {
    this.reread()
    const { id, lastSignOut, chosen: session } = this
    if (!session.grant || session.rememberMe || session.byTicket) return
    this.broadcast({ kind: 'session-shared', requestId, session: recordWithoutChildren({ id, lastSignOut, session }) })
  }

  private join(shared: KeptSession): void {
    if (!shared.session.grant || this.records.isEnded(shared.lastSignOut)) return
    this.records.keep(shared)
    this.begin(shared)
  }

  private broadcast(said: Message): void {
    this.tabs.broadcast(said)
  }

  private keep(session: Session): void {
    this.records.keep({ id: this.id, lastSignOut: this.lastSignOut, session })
    this.become(session)
  }

  private become(session: Session): void {
    this.chosen = session
    this.subject.next(this.value)
  }
}
