import * as z from 'zod/mini'
import type { SignOutReason } from '#app/session/ports/CurrentSession'
import { actingFor } from '#domain/session/family'
import type { Player } from '#domain/session/player'
import { type ChildGrant, type Grant, type Session, signedOut } from '#domain/session/session'
import { keys, laterKeys } from '../keys.ts'
import type { DeviceStorage } from './DeviceStorage.ts'

const text = z.string().check(z.minLength(1))
const word = z.optional(z.string())

// Built when a record is read: visitors have none.
const shop = z.lazy(() => z.object({ token: word, storeCode: word, address: word }))
export const storedGrant: z.ZodMiniType<Grant> = z.lazy(() => z.object({ token: text, refreshToken: text, shop }))
const child: z.ZodMiniType<ChildGrant> = z.lazy(() =>
  z.object({
    id: text,
    name: z.object({ firstName: z.string(), lastName: z.string(), altFirstName: word, altLastName: word }),
    token: text,
    shop,
    isSubAccount: z.boolean(),
  }),
)

const player: z.ZodMiniType<Player> = z.lazy(() =>
  z.object({
    id: text,
    firstName: z.string(),
    lastName: z.string(),
    altFirstName: word,
    altLastName: word,
    email: z.string(),
    userType: z.literal([1, 2, 3]),
    hand: z.literal(['left', 'right']),
    gender: z.optional(z.literal(['female', 'male'])),
    metricDistances: z.boolean(),
    metricSpeeds: z.boolean(),
    homeCentreId: word,
    memberSince: z.optional(z.number()),
    openStep: z.optional(z.literal(['code', 'terms'])),
    phone: word,
    hasPlus: z.optional(z.boolean()),
  }),
)

/**
 * Contains no credits, failures or input. Other versions are ignored. If the session is remembered, children are stored for the tab only.
 */
export const sessionRecord = z.lazy(() =>
  z.object({
    version: z.literal(1),
    id: z.optional(text),
    lastSignOut: z.optional(text),
    grant: z.optional(storedGrant),
    child: z.optional(child),
    relatives: z.optional(z.array(z.object({ child: z.optional(child), player: z.optional(player) }))),
    skytrakShop: z.optional(z.object({ token: word, storeCode: word })),
    tokenSource: word,
    byTicket: z._default(z.boolean(), signedOut.byTicket),
    isSkytrak: z._default(z.boolean(), signedOut.isSkytrak),
    family: z.optional(z.literal(['accept', 'decline'])),
    playGolf: z._default(z.string(), signedOut.playGolf),
    player: z.optional(player),
    rememberMe: z.boolean(),
    skytrakLogin: z.boolean(),
  }),
)

type SessionRecord = z.infer<typeof sessionRecord>

export interface KeptSession {
  readonly id?: string | undefined
  readonly lastSignOut?: string | undefined
  readonly session: Session
}

interface SignOutMark {
  readonly id: string
  readonly at: Temporal.Instant
  readonly reason: SignOutReason
}

export class SessionRecords {
  private readonly storage: DeviceStorage

  constructor(storage: DeviceStorage) {
    this.storage = storage
  }

  get isNewTab(): boolean {
    return !this.storage.session.has(keys.user)
  }

  restored(): KeptSession {
    const own = this.storage.session.read(keys.user, sessionRecord)
    if (own && this.isEnded(own.lastSignOut)) this.forgetOwn()
    else if (own?.grant) return keptSession(own)
    return this.remembered() ?? { session: signedOut }
  }

  remembered(): KeptSession | undefined {
    const shared = this.storage.local.read(keys.user, sessionRecord)
    if (!shared) return undefined
    if (this.isEnded(shared.lastSignOut)) return keptSession({ ...shared, grant: undefined })
    const own = this.storage.session.read(keys.user, sessionRecord)
    return keptSession(own?.id === shared.id ? { ...shared, child: own?.child, relatives: own?.relatives } : shared)
  }

  isSignedOut(): boolean {
    return this.storage.local.has(keys.signOut)
  }

  isEnded(lastSignOut: string | undefined): boolean {
    if (this.isSignedOut()) return true
    const { lastSignOut: latest } = this
    // Clearing the browser's storage ends no session.
    return latest !== undefined && latest !== lastSignOut
  }

  get lastSignOut(): string | undefined {
    return this.storage.local.read(keys.lastSignOut, text)
  }

  keep({ id, lastSignOut, session }: KeptSession): void {
    const { child, rememberMe, skytrakLogin } = session
    const flags = { version: 1, rememberMe, skytrakLogin }
    const { relatives } = parentIn(session)
    const whole = recordWithoutChildren({ id, lastSignOut, session })
    const family = { child, relatives }
    if (rememberMe) this.storage.local.write(keys.user, whole)
    // This tab must not overwrite another tab's remembered session.
    else if (!this.remembered()?.session.grant) this.storage.local.write(keys.user, flags)
    if (!rememberMe) this.storage.session.write(keys.user, { ...whole, ...family })
    else if (relatives) this.storage.session.write(keys.user, { ...flags, id, lastSignOut, ...family })
    else this.storage.session.remove(keys.user)
  }

  signOut({ rememberMe, skytrakLogin }: Session, { id, at, reason }: SignOutMark): void {
    this.storage.local.write(keys.lastSignOut, id)
    if (reason === 'expired') this.storage.local.write(laterKeys.lastExpiry, id)
    else this.storage.local.remove(laterKeys.scorecards)
    this.storage.local.write(keys.signOut, at.epochMilliseconds)
    this.storage.local.write(keys.user, { version: 1, rememberMe, skytrakLogin })
    this.storage.local.remove(laterKeys.outbox)
    this.storage.local.remove(laterKeys.watched)
    this.forgetOwn()
  }

  /** An expired session keeps drafts for the returning player. */
  forgetOwn(): void {
    this.storage.session.remove(keys.user)
    this.storage.session.remove(laterKeys.moved)
    if (this.storage.local.read(laterKeys.lastExpiry, text) !== this.lastSignOut) this.storage.session.remove(laterKeys.drafts)
  }

  signedIn(): void {
    this.storage.local.remove(keys.signOut)
  }
}

export function recordWithoutChildren({ id, lastSignOut, session }: KeptSession): SessionRecord {
  const { relatives: _relatives, ...parent } = parentIn(session)
  return { version: 1, ...parent, id, lastSignOut }
}

function parentIn(session: Session): Omit<Session, 'credit' | 'creditV3' | 'creditsFailed' | 'deskTicket'> {
  const {
    credit: _credit,
    creditV3: _creditV3,
    creditsFailed: _creditsFailed,
    deskTicket: _deskTicket,
    ...parent
  } = session.child ? actingFor(session, undefined) : session
  return { ...parent, relatives: parent.relatives?.map(({ child, player }) => ({ child, player })) }
}

export function keptSession({ version: _version, id, lastSignOut, child, ...session }: SessionRecord): KeptSession {
  const { grant, rememberMe, skytrakLogin } = session
  if (!id || !grant) return { session: { ...signedOut, rememberMe, skytrakLogin } }
  return { id, lastSignOut, session: child ? actingFor(session, child) : session }
}
