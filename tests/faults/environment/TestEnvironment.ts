import { cacheSizes, canonicalStringify, print } from '@apollo/client/utilities'
import type { ServiceIdentifier } from 'inversify'
import { createDevice } from '#adapters/browser/createDevice'
import { DeviceStorage } from '#adapters/browser/storage/DeviceStorage'
import { SessionRecords } from '#adapters/browser/storage/SessionRecords'
import type { LoadPart } from '#composition/part'
import { type Grant, type Session, signedOut } from '#domain/session/session'
import { arrange } from '#mocks/contexts/arrange'
import { type Backend, createBackend } from '#mocks/createBackend'
import type { LogEntry } from '#mocks/http/LogEntry'
import { StoppedClock } from '#mocks/world/WorldClock'
import { allParts } from '../../builders/parts.ts'
import { hana, type Row } from '../Row.ts'
import { LeakDetector } from './LeakDetector.ts'
import { OutsideServers } from './OutsideServers.ts'
import { PartFinder } from './PartFinder.ts'
import { type Device, Product, type RequestListener, type TamperResponse } from './Product.ts'
import { TableSnapshot } from './TableSnapshot.ts'
import { VirtualClock } from './VirtualClock.ts'

const beginning = '2026-05-13T17:30:00Z'

interface ProductOptions {
  readonly parts?: readonly LoadPart[]
  readonly listener?: RequestListener
}

// Apollo empties full caches by a real timer, which no cell may leave behind.
Object.assign(cacheSizes, { print: 1e9, canonicalStringify: 1e9 })
print.reset()
canonicalStringify.reset()

export interface LogPosition {
  readonly backend: number
  readonly outside: number
}

export class TestEnvironment {
  readonly backend: Backend
  private readonly outside: OutsideServers
  readonly clock: VirtualClock
  readonly watch = new LeakDetector()
  readonly tampered = new Map<string, (body: unknown) => unknown>()
  readonly forged = new Map<string, () => Response>()
  private finder: PartFinder | undefined

  private constructor(backend: Backend, outside: OutsideServers, clock: VirtualClock) {
    this.backend = backend
    this.outside = outside
    this.clock = clock
  }

  static async open(turn?: () => Promise<unknown>): Promise<TestEnvironment> {
    const world = new StoppedClock(beginning)
    const clocks: { virtual?: VirtualClock } = {}
    const wait = (milliseconds: number, signal: AbortSignal) => clocks.virtual?.sleep(milliseconds, signal) ?? Promise.resolve()
    const backend = await createBackend({ clock: world, wait })
    clocks.virtual = new VirtualClock(world, () => backend.faults.held, turn)
    return new TestEnvironment(backend, new OutsideServers(backend, wait), clocks.virtual)
  }

  mark(): LogPosition {
    return { backend: this.backend.log.length, outside: this.outside.log.length }
  }

  logSince({ backend, outside }: LogPosition): readonly LogEntry[] {
    return [...this.backend.log.slice(backend), ...this.outside.log.slice(outside)]
  }

  get given(): ReturnType<typeof arrange> {
    return arrange(this.backend.world)
  }

  async createSession({ signedOut: nobody, expired }: Pick<Row, 'signedOut' | 'expired'>): Promise<Session> {
    if (nobody) return signedOut
    const grant = await this.grant()
    if (expired) await this.given.players.passesRunOut(hana, 'access', 'shop')
    return { ...signedOut, rememberMe: true, grant }
  }

  async grant(): Promise<Grant> {
    const { access_token: token, refresh_token: refreshToken, eToken, eStoreCode: storeCode } = await this.given.players.signIn(hana)
    return { token, refreshToken, shop: { token: eToken, storeCode } }
  }

  device(session: Session): Device {
    const device = createDevice()
    if (session.grant) new SessionRecords(new DeviceStorage(device.tab())).keep({ id: 'an earlier sign-in', session })
    return device
  }

  fork(): TableSnapshot {
    return new TableSnapshot(this.backend.world)
  }

  /** With all parts unless some are named. */
  product(device: Device, { parts = allParts, listener }: ProductOptions = {}): Promise<Product> {
    const { backend, outside, clock } = this
    return Product.open({ backend, outside, clock, device, parts, listener, tamper: this.tamper })
  }

  private readonly tamper: TamperResponse = async ({ call }, response) => {
    const forge = this.forged.get(call)
    if (forge) return forge()
    const change = response.ok ? this.tampered.get(call) : undefined
    return change ? Response.json(change(await response.json()), { status: response.status }) : response
  }

  /** Those that bind what is asked for. */
  async partsOf(asked: Iterable<ServiceIdentifier>): Promise<readonly LoadPart[]> {
    const { backend, outside, clock } = this
    this.finder ??= await PartFinder.create(() => Product.container({ backend, outside, clock, device: createDevice(), parts: [] }))
    return this.finder.partsOf(asked)
  }
}
