import { logOut } from '#adapters/shop/session/operations'
import { ApiServer } from './ApiServer.ts'
import { bearerOf } from './bearer.ts'
import { type CastMember, castOf } from './cast.ts'
import { bankPage, isForBank } from './commerce/bank/bankPages.ts'
import { shopCalls } from './commerce/calls.ts'
import { cardToken } from './commerce/cardToken.ts'
import { layoutHandlers } from './commerce/layoutHandlers.ts'
import { ShopServer } from './commerce/ShopServer.ts'
import { Delivery, type Turn, type Wait } from './Delivery.ts'
import type { DeclaredCall, Errand, Server } from './Errand.ts'
import { type Fault, Faults } from './Faults.ts'
import { driftOf, json } from './faultyAnswers.ts'
import type { Answer } from './handling.ts'
import type { LogEntry } from './Log.ts'
import { favouriteHandlers } from './learning/favourites.ts'
import { lessonHandlers } from './learning/lessons.ts'
import { libraryHandlers } from './learning/library.ts'
import { planHandlers } from './learning/plan.ts'
import { shareHandlers } from './learning/share.ts'
import { swingHandlers } from './learning/swings.ts'
import { usageHandlers } from './learning/usage.ts'
import { videoHandlers } from './learning/video.ts'
import { mediaAnswer, type ReadMedia } from './mediaAnswer.ts'
import { hostOf, pagesBeside, type Region, type ServerName } from './regions.ts'
import { schedulingHandlers } from './scheduling/handlers.ts'
import { sow } from './seed.ts'
import { accountHandlers } from './session/account.ts'
import { arrivalHandlers } from './session/arrival.ts'
import { configurationHandlers } from './session/configuration.ts'
import { contactHandlers } from './session/contact.ts'
import { familyHandlers } from './session/family.ts'
import { sessionHandlers } from './session/handlers.ts'
import { notificationHandlers } from './session/notifications.ts'
import { recoveryHandlers } from './session/recovery.ts'
import { signUpHandlers } from './session/signUp.ts'
import { verificationHandlers } from './session/verification.ts'
import { supportHandlers } from './support/handlers.ts'
import { type SeedName, World } from './World.ts'
import type { WorldClock } from './WorldClock.ts'
import { restoreSnapshot, type WorldSnapshot } from './WorldSnapshot.ts'

interface Options {
  readonly clock: WorldClock
  /** The small world unless said otherwise. */
  readonly seed?: SeedName
  /** What the world begins as, in place of a seed. */
  readonly snapshot?: WorldSnapshot
  /** Real time unless said otherwise. */
  readonly wait?: Wait
  /** Of the shop; read from its file in Node. */
  readonly sdl?: string
  /** The bytes of a film, a picture or captions by their path; read from their folder in Node. */
  readonly media?: ReadMedia
  /** Where the product's pages are, unless the servers' own names tell it. */
  readonly pages?: string
  /** Around whatever looks at the world or changes it; at once unless said otherwise. */
  readonly turn?: Turn
  /** Told of each request as it comes, and again once it is answered. */
  readonly noted?: (entry: LogEntry) => void
}

/** A fake of all servers, with a world of its own. */
export interface Backend {
  readonly world: World
  readonly clock: WorldClock
  readonly faults: Faults
  readonly log: readonly LogEntry[]
  readonly cast: readonly CastMember[]
  /** Every call that it knows. */
  readonly calls: readonly DeclaredCall[]
  /** Answers as the servers and the card's bank would. Nothing for hosts that are not theirs; a network error is `Response.error()`. */
  handle(request: Request): Promise<Response | undefined>
}

export async function createBackend({ clock, seed = 'small', snapshot, ...options }: Options): Promise<Backend> {
  const world = new World(clock)
  if (snapshot) restoreSnapshot(world, snapshot)
  else await sow(world, seed)
  return new FakeBackend(world, options)
}

const apiHandlers = [
  ...familyHandlers,
  ...sessionHandlers,
  ...accountHandlers,
  ...notificationHandlers,
  ...arrivalHandlers,
  ...configurationHandlers,
  ...contactHandlers,
  ...signUpHandlers,
  ...recoveryHandlers,
  ...verificationHandlers,
  ...schedulingHandlers,
  ...libraryHandlers,
  ...favouriteHandlers,
  ...lessonHandlers,
  ...planHandlers,
  ...shareHandlers,
  ...usageHandlers,
  ...videoHandlers,
  ...swingHandlers,
  ...supportHandlers,
  ...layoutHandlers,
]

const apiServer = new ApiServer(apiHandlers)

interface Begun {
  readonly entry: LogEntry
  readonly errand: Errand | undefined
  readonly fault: Fault | undefined
}

class FakeBackend implements Backend {
  readonly world: World
  readonly faults = new Faults()
  readonly log: LogEntry[] = []
  private readonly delivery: Delivery
  private readonly servers: Readonly<Record<ServerName, Server>>
  private readonly turn: Turn
  private readonly noted: (entry: LogEntry) => void
  private readonly media: ReadMedia
  private readonly pages: string

  constructor(world: World, options: Omit<Options, 'clock' | 'seed' | 'snapshot'>) {
    const { wait = realTime, sdl = sdlFromFile(), turn = (work) => work(), noted = () => undefined, media = mediaFromFolder } = options
    const { pages = 'http://localhost:5173/' } = options
    this.world = world
    this.turn = turn
    this.noted = noted
    this.media = media
    this.pages = pages
    this.delivery = new Delivery(this.faults, wait, turn)
    this.servers = {
      api: apiServer,
      shop: new ShopServer(sdl, [...shopCalls, logOut]),
    }
  }

  get clock(): WorldClock {
    return this.world.clock
  }

  get cast(): readonly CastMember[] {
    return castOf(this.world)
  }

  get calls(): readonly DeclaredCall[] {
    return Object.values(this.servers).flatMap(({ calls }) => calls)
  }

  async handle(request: Request): Promise<Response | undefined> {
    const url = new URL(request.url)
    if (isForBank(url)) return this.turn(() => bankPage(request, this.world))
    const host = hostOf(url.hostname)
    if (!host) return undefined
    const { server, region } = host
    if (server === 'media') return mediaAnswer(request, this.media)
    if (server === 'payments') return this.turn(() => cardToken(request, this.world))
    const text = await request.text()
    const begun = await this.turn(async () => this.begin(request, text, { server, region }))
    this.noted(begun.entry)
    const response = await this.answer(request, server, begun)
    const { entry } = begun
    entry.status = response.type === 'error' ? 0 : response.status
    entry.over = true
    if (response.type !== 'error') response.headers.set('x-request-id', `club-${entry.number}`)
    this.noted(entry)
    return response
  }

  /** Finds out what is asked for, and what is to go wrong with it. */
  private begin(request: Request, text: string, { server, region }: { readonly server: ServerName; readonly region: Region }): Begun {
    const entry = this.open(request)
    try {
      const { method, headers } = request
      const url = new URL(request.url)
      const pages = pagesBeside(url, region) ?? this.pages
      const arrival = { world: this.world, method, url, headers, text, region, pages }
      const bearer = bearerOf(this.world, headers)
      const errand = this.servers[server].read({ ...arrival, bearer })
      if (!errand) entry.violations.push('no such address is declared')
      const fault = errand && this.faults.next(errand.call, bearer.isExpired)
      Object.assign(entry, { fault: fault?.kind, ...(errand && { call: errand.call.id, graphql: errand.graphql }) })
      entry.violations.push(...(errand?.violations ?? []))
      return { entry, errand, fault }
    } catch (error) {
      entry.mockFault = wordsOf(error)
      return { entry, errand: undefined, fault: undefined }
    }
  }

  private open({ method, url, headers }: Request): LogEntry {
    const { kind: bearer, playerId } = bearerOf(this.world, headers)
    const told = { method, url, at: this.clock.now(), requestHeaders: [...headers.keys()], bearer, playerId }
    const entry: LogEntry = {
      ...told,
      number: this.log.length + 1,
      call: 'undeclared',
      graphql: null,
      status: 0,
      over: false,
      violations: [],
      differences: [],
      fault: undefined,
      mockFault: undefined,
    }
    this.log.push(entry)
    return entry
  }

  private async answer({ signal }: Request, server: ServerName, { entry, errand, fault }: Begun): Promise<Response> {
    try {
      if (entry.mockFault !== undefined) return ownFailure()
      if (!errand) return json(404, { code: 404, message: 'No such address' })
      const answered = (answer: Answer) => {
        entry.violations.push(...errand.check(answer))
        entry.differences.push(...driftOf(fault, answer))
      }
      return await this.delivery.carry({ errand, server, signal, fault, answered })
    } catch (error) {
      entry.mockFault = wordsOf(error)
      return ownFailure()
    }
  }
}

function ownFailure(): Response {
  return json(500, { code: 500, message: 'The fake backend itself has failed' })
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

function realTime(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

let sdlInFiles: string | undefined

function sdlFromFile(): string {
  sdlInFiles ??= readSdl()
  return sdlInFiles
}

function readSdl(): string {
  const { readdirSync, readFileSync } = process.getBuiltinModule('node:fs')
  const folder = `${import.meta.dirname}/commerce/schema`
  return readdirSync(folder)
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('\n')
}

const mediaFromFolder: ReadMedia = async (path) => {
  const { existsSync, readFileSync } = process.getBuiltinModule('node:fs')
  const file = `${import.meta.dirname}/media${path}`
  return existsSync(file) ? new Uint8Array(readFileSync(file)) : undefined
}
