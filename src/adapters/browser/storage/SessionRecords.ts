import * as z from 'zod/mini'
import type { SignOutReason } from '#app/session/ports/CurrentSession'
import { actingFor } from '#domain/session/family'
import type { Player } from '#domain/session/player'
import { type ChildGrant, type Grant, type Session, signedOut } from '#domain/session/session'
import { keys, laterKeys } from '../keys.ts'
import type { DeviceStorage } from './DeviceStorage.ts'

const text = z.string().check(z.minLength(1))
const word = z.optional(z.string())

const shop = z.object({ token: word, storeCode: word, address: word })
export const storedGrant: z.ZodMiniType<Grant> = z.object({ token: text, refreshToken: text, shop })
const child: z.ZodMiniType<ChildGrant> = z.object({
  id: text,
  name: z.object({ firstName: z.string(), lastName: z.string(), altFirstName: word, altLastName: word }),
  token: text,
  shop,
  isSubAccount: z.boolean(),
})

const player: z.ZodMiniType<Player> = z.object({
  id: text,
  firstName: z.string(),
  lastName: z.string(),
  altFirstName: word,
  altLastName: word,
  email: z.string(),
  userType: z.literal([1, 2, 3]),
  hand: z.literal(['left', 'right']),
  metricDistances: z.boolean(),
  metricSpeeds: z.boolean(),
  homeCentreId: word,
  memberSince: z.optional(z.number()),
  openStep: z.optional(z.literal(['code', 'terms'])),
  phone: word,
})

/**
 * Tokens, profile and flags; never credits, failures or what was typed. Another version is not read. It tells the
 * parent's own, and the children beside: where the session is remembered, children are the tab's alone.
 */
const record = z.object({
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
})

type SessionRecord = z.infer<typeof record>

export interface KeptSession {
  /** Names one sign-in, in whatever tab; absent while signed out. */
  readonly id?: string | undefined
  /** The device's last sign-out before this sign-in. */
  readonly lastSignOut?: string | undefined
  readonly session: Session
}

interface SignOutMark {
  readonly id: string
  readonly at: Temporal.Instant
  readonly reason: SignOutReason
}

/** The session on the device: in local storage where it is to be remembered, else in the tab's own. */
export class SessionRecords {
  private readonly storage: DeviceStorage

  constructor(storage: DeviceStorage) {
    this.storage = storage
  }

  /** What a page starts with. */
  restored(): KeptSession {
    const own = this.storage.session.read(keys.user, record)
    if (own && this.isEnded(own.lastSignOut)) this.forgetOwn()
    else if (own?.grant) return kept(own)
    return this.remembered() ?? { session: signedOut }
  }

  /** What all tabs share; absent where nothing readable is kept. */
  remembered(): KeptSession | undefined {
    const shared = this.storage.local.read(keys.user, record)
    if (!shared) return undefined
    if (this.isEnded(shared.lastSignOut)) return kept({ ...shared, grant: undefined })
    const own = this.storage.session.read(keys.user, record)
    return kept(own?.id === shared.id ? { ...shared, child: own?.child, relatives: own?.relatives } : shared)
  }

  /** Somebody signed out, in whatever tab, and nobody has signed in since. */
  isSignedOut(): boolean {
    return this.storage.local.has(keys.signOut)
  }

  /** Whether somebody has signed out since, in whatever tab, and whoever has signed in after that. */
  isEnded(lastSignOut: string | undefined): boolean {
    if (this.isSignedOut()) return true
    const { lastSignOut: latest } = this
    // Storage that the player has cleared ends nothing.
    return latest !== undefined && latest !== lastSignOut
  }

  get lastSignOut(): string | undefined {
    return this.storage.local.read(keys.lastSignOut, text)
  }

  keep({ id, lastSignOut, session }: KeptSession): void {
    const { child, rememberMe, skytrakLogin } = session
    const flags = { version: 1, rememberMe, skytrakLogin }
    const { relatives, ...parent } = parentIn(session)
    const whole = { ...flags, ...parent, id, lastSignOut }
    const family = { child, relatives }
    if (rememberMe) this.storage.local.write(keys.user, whole)
    // Another tab's remembered session is not this tab's to write over.
    else if (!this.remembered()?.session.grant) this.storage.local.write(keys.user, flags)
    if (!rememberMe) this.storage.session.write(keys.user, { ...whole, ...family })
    else if (relatives) this.storage.session.write(keys.user, { ...flags, id, lastSignOut, ...family })
    else this.storage.session.remove(keys.user)
  }

  /** Leaves the two flags that outlive a sign-out, and its mark. */
  signOut({ rememberMe, skytrakLogin }: Session, { id, at, reason }: SignOutMark): void {
    this.storage.local.write(keys.lastSignOut, id)
    if (reason === 'expired') this.storage.local.write(laterKeys.lastExpiry, id)
    this.storage.local.write(keys.signOut, at.epochMilliseconds)
    this.storage.local.write(keys.user, { version: 1, rememberMe, skytrakLogin })
    this.storage.local.remove(laterKeys.outbox)
    this.storage.local.remove(laterKeys.watched)
    this.forgetOwn()
  }

  /** Drafts stay after an expired session: the player comes back to them. */
  forgetOwn(): void {
    this.storage.session.remove(keys.user)
    this.storage.session.remove(laterKeys.moved)
    if (this.storage.local.read(laterKeys.lastExpiry, text) !== this.lastSignOut) this.storage.session.remove(laterKeys.drafts)
  }

  signedIn(): void {
    this.storage.local.remove(keys.signOut)
  }
}

/** The parent's own session, with all children beside. */
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

function kept({ version: _version, id, lastSignOut, child, ...session }: SessionRecord): KeptSession {
  const { grant, rememberMe, skytrakLogin } = session
  if (!id || !grant) return { session: { ...signedOut, rememberMe, skytrakLogin } }
  return { id, lastSignOut, session: child ? actingFor(session, child) : session }
}
