import { logOut } from '#adapters/shop/session/operations'
import { bankPage, isForBank } from './contexts/commerce/bank/bankPages.ts'
import { rewardHandlers } from './contexts/commerce/bucks/handlers.ts'
import { shopCalls } from './contexts/commerce/calls.ts'
import { cardToken } from './contexts/commerce/cardToken.ts'
import { paymentHandlers } from './contexts/commerce/club-payment/payments.ts'
import { depositHandlers } from './contexts/commerce/deposits/handlers.ts'
import { fittingHandlers } from './contexts/commerce/fitting/handlers.ts'
import { gearHandlers } from './contexts/commerce/gear/handlers.ts'
import { GiftCardGateway } from './contexts/commerce/gift-cards/GiftCardGateway.ts'
import { layoutHandlers } from './contexts/commerce/layoutHandlers.ts'
import { MonitorPlanServer } from './contexts/commerce/monitor-plans/MonitorPlanServer.ts'
import { plusHandlers } from './contexts/commerce/plus-subscription/handlers.ts'
import { clubPurchaseHandlers } from './contexts/commerce/purchases/handlers.ts'
import { receiptFile } from './contexts/commerce/purchases/receiptFile.ts'
import { renewalHandlers } from './contexts/commerce/renewals/offers.ts'
import { paymentMethodHandlers } from './contexts/commerce/renewals/paymentMethods.ts'
import { ShopServer } from './contexts/commerce/ShopServer.ts'
import { customerHandlers } from './contexts/devices/customers.ts'
import { deviceHandlers } from './contexts/devices/devices.ts'
import { membershipHandlers } from './contexts/devices/memberships.ts'
import { purchaseHandlers } from './contexts/devices/purchases.ts'
import { favouriteHandlers } from './contexts/learning/favourites.ts'
import { lessonHandlers } from './contexts/learning/lessons.ts'
import { libraryHandlers } from './contexts/learning/library.ts'
import { planHandlers } from './contexts/learning/plan.ts'
import { shareHandlers } from './contexts/learning/share.ts'
import { swingHandlers } from './contexts/learning/swings.ts'
import { usageHandlers } from './contexts/learning/usage.ts'
import { videoHandlers } from './contexts/learning/video.ts'
import { attachedFile, attachmentHandlers } from './contexts/returns/attachments.ts'
import { returnCalls, returnResolvers } from './contexts/returns/resolvers.ts'
import { bagHandlers } from './contexts/rounds/bags.ts'
import { challengeHandlers } from './contexts/rounds/challenges/challenges.ts'
import { leaderboardHandlers } from './contexts/rounds/challenges/leaderboards.ts'
import { myGameHandlers } from './contexts/rounds/challenges/myGame.ts'
import { clubHandlers } from './contexts/rounds/clubs.ts'
import { courseHandlers } from './contexts/rounds/courses.ts'
import { clubListHandlers } from './contexts/rounds/lists.ts'
import { presignHandlers } from './contexts/rounds/presigned.ts'
import { playTrackingHandlers } from './contexts/rounds/rounds/playTracking.ts'
import { roundHandlers } from './contexts/rounds/rounds/rounds.ts'
import { statisticsHandlers } from './contexts/rounds/rounds/statistics.ts'
import { teeBoxHandlers } from './contexts/rounds/rounds/teeBoxes.ts'
import { scorecardHandlers } from './contexts/rounds/scorecards/handlers.ts'
import { trackingHandlers } from './contexts/rounds/tracking.ts'
import { binaryText, UploadServer, uploadedPicture } from './contexts/rounds/UploadServer.ts'
import { schedulingHandlers } from './contexts/scheduling/handlers.ts'
import { fillWorld } from './contexts/seed.ts'
import { accountHandlers } from './contexts/session/account.ts'
import { type CastMember, castOf } from './contexts/session/cast.ts'
import { configurationHandlers } from './contexts/session/configuration.ts'
import { contactHandlers } from './contexts/session/contact.ts'
import { familyHandlers } from './contexts/session/family.ts'
import { sessionHandlers } from './contexts/session/handlers.ts'
import { notificationHandlers } from './contexts/session/notifications.ts'
import { recoveryHandlers } from './contexts/session/recovery.ts'
import { signUpHandlers } from './contexts/session/signUp.ts'
import { tokenSignInHandlers } from './contexts/session/tokenSignIn.ts'
import { verificationHandlers } from './contexts/session/verification.ts'
import { clubContactHandlers } from './contexts/support/contact.ts'
import { supportHandlers } from './contexts/support/handlers.ts'
import { helpDeskHandlers } from './contexts/support/helpDesk.ts'
import { bearerOf } from './http/bearer.ts'
import { differencesByDrift, json } from './http/faultyResponses.ts'
import type { Answer } from './http/handler.ts'
import { type InjectedFault, InjectedFaults } from './http/InjectedFaults.ts'
import type { LogEntry } from './http/LogEntry.ts'
import type { DeclaredCall, FakeServer, MatchedRequest } from './http/MatchedRequest.ts'
import { mediaResponse, type ReadMedia } from './http/mediaResponse.ts'
import { Responder, type RunExclusively, type Wait } from './http/Responder.ts'
import { RestServer } from './http/RestServer.ts'
import { hostOf, type Region, type ServerName, siteOfServer } from './http/regions.ts'
import { ServerChain } from './http/ServerChain.ts'
import { type SeedName, World } from './world/World.ts'
import type { WorldClock } from './world/WorldClock.ts'
import { restoreSnapshot, type WorldSnapshot } from './world/WorldSnapshot.ts'

interface Options {
  readonly clock: WorldClock
  readonly seed?: SeedName
  readonly snapshot?: WorldSnapshot
  /** Fills the world from storage; false if nothing readable is stored, so that it is seeded. */
  readonly stored?: (world: World) => Promise<boolean>
  readonly wait?: Wait
  readonly sdl?: string
  readonly media?: ReadMedia
  /** Derived from the servers' names if omitted. */
  readonly pages?: string
  /** Wraps all access to the world; immediate by default. */
  readonly turn?: RunExclusively
  /** Called when a request arrives, and again when it is answered. */
  readonly noted?: (entry: LogEntry) => void
  /** Called with what a declared request sends, which the log leaves out: there are cards and passwords in it. */
  readonly received?: (entry: LogEntry, sent: unknown) => void
}

export interface Backend {
  readonly world: World
  readonly clock: WorldClock
  readonly faults: InjectedFaults
  readonly log: readonly LogEntry[]
  readonly cast: readonly CastMember[]
  readonly calls: readonly DeclaredCall[]
  /** Undefined for hosts of others; a network error is `Response.error()`. */
  handle(request: Request): Promise<Response | undefined>
}

export async function createBackend({ clock, seed = 'small', snapshot, stored, ...options }: Options): Promise<Backend> {
  const world = new World(clock)
  if (snapshot) restoreSnapshot(world, snapshot)
  else if (!(await stored?.(world))) await fillWorld(world, seed)
  return new FakeBackend(world, options)
}

const apiHandlers = [
  ...familyHandlers,
  ...sessionHandlers,
  ...accountHandlers,
  ...notificationHandlers,
  ...tokenSignInHandlers,
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
  ...bagHandlers,
  ...clubHandlers,
  ...clubListHandlers,
  ...presignHandlers,
  ...courseHandlers,
  ...trackingHandlers,
  ...challengeHandlers,
  ...leaderboardHandlers,
  ...myGameHandlers,
  ...scorecardHandlers,
  ...roundHandlers,
  ...teeBoxHandlers,
  ...statisticsHandlers,
  ...playTrackingHandlers,
  ...deviceHandlers,
  ...customerHandlers,
  ...membershipHandlers,
  ...purchaseHandlers,
  ...attachmentHandlers,
  ...supportHandlers,
  ...clubContactHandlers,
  ...helpDeskHandlers,
  ...layoutHandlers,
  ...rewardHandlers,
  ...fittingHandlers,
  ...plusHandlers,
  ...renewalHandlers,
  ...paymentHandlers,
  ...paymentMethodHandlers,
  ...gearHandlers,
  ...clubPurchaseHandlers,
]

const apiServer = new RestServer(apiHandlers)
const depositServer = new RestServer(depositHandlers, 'shop')

interface Begun {
  readonly entry: LogEntry
  readonly matched: MatchedRequest | undefined
  readonly fault: InjectedFault | undefined
}

class FakeBackend implements Backend {
  readonly world: World
  readonly faults = new InjectedFaults()
  readonly log: LogEntry[] = []
  private readonly delivery: Responder
  private readonly servers: Readonly<Record<ServerName, FakeServer>>
  private readonly turn: RunExclusively
  private readonly noted: (entry: LogEntry) => void
  private readonly received: Options['received']
  private readonly media: ReadMedia
  private readonly pages: string

  constructor(world: World, options: Omit<Options, 'clock' | 'seed' | 'snapshot' | 'stored'>) {
    const { wait = realTime, sdl = sdlFromFile(), turn = (work) => work(), noted = () => undefined, media = mediaFromFolder } = options
    const { pages = 'http://localhost:5173/' } = options
    this.world = world
    this.turn = turn
    this.noted = noted
    this.received = options.received
    this.media = media
    this.pages = pages
    this.delivery = new Responder(this.faults, wait, turn)
    this.servers = {
      api: apiServer,
      shop: new ServerChain([
        depositServer,
        new MonitorPlanServer(),
        new GiftCardGateway(new ShopServer(sdl, [...shopCalls, ...returnCalls, logOut], returnResolvers)),
      ]),
      uploads: new UploadServer(),
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
    if (server === 'media') return receiptFile(url, this.world) ?? mediaResponse(request, this.media)
    if (server === 'payments') return this.turn(() => cardToken(request, this.world))
    if (server === 'uploads' && request.method === 'GET') return attachedFile(url, this.world) ?? uploadedPicture(url, this.world)
    const text = server === 'uploads' || isMultipart(request) ? binaryText(await request.arrayBuffer()) : await request.text()
    const begun = await this.turn(async () => this.begin(request, text, { server, region }))
    this.noted(begun.entry)
    const response = await this.answer(request, server, begun)
    const { entry } = begun
    entry.status = response.type === 'error' ? 0 : response.status
    entry.over = true
    if (response.type !== 'error') {
      response.headers.set('x-request-id', `club-${entry.number}`)
      response.headers.set('date', new Date(this.world.now().epochMilliseconds).toUTCString())
    }
    this.noted(entry)
    return response
  }

  private begin(request: Request, text: string, { server, region }: { readonly server: ServerName; readonly region: Region }): Begun {
    const entry = this.open(request)
    try {
      const { method, headers } = request
      const url = new URL(request.url)
      const pages = siteOfServer(url, region) ?? this.pages
      const arrival = { world: this.world, method, url, headers, text, region, pages }
      const bearer = bearerOf(this.world, headers)
      const matched = this.servers[server].read({ ...arrival, bearer })
      if (!matched) entry.violations.push('no such address is declared')
      const fault = matched && this.faults.next({ ...matched.call, operation: matched.graphql?.name }, bearer.isExpired)
      Object.assign(entry, { fault: fault?.kind, ...(matched && { call: matched.call.id, graphql: matched.graphql }) })
      if (matched) this.received?.(entry, matched.sent)
      entry.violations.push(...(matched?.violations ?? []))
      return { entry, matched, fault }
    } catch (error) {
      entry.mockFault = wordsOf(error)
      return { entry, matched: undefined, fault: undefined }
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

  private async answer({ signal }: Request, server: ServerName, { entry, matched, fault }: Begun): Promise<Response> {
    try {
      if (entry.mockFault !== undefined) return ownFailure()
      if (!matched) return json(404, { code: 404, message: 'No such address' })
      const answered = (answer: Answer) => {
        entry.violations.push(...matched.check(answer))
        entry.differences.push(...differencesByDrift(fault, answer))
      }
      return await this.delivery.respond({ matched, server, signal, fault, answered })
    } catch (error) {
      entry.mockFault = wordsOf(error)
      return ownFailure()
    }
  }
}

function isMultipart({ headers }: Request): boolean {
  return headers.get('content-type')?.startsWith('multipart/form-data') === true
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
  const folder = `${import.meta.dirname}/contexts/commerce/schema`
  return readdirSync(folder)
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('\n')
}

const mediaFromFolder: ReadMedia = async (path) => {
  const { existsSync, readFileSync } = process.getBuiltinModule('node:fs')
  const file = `${import.meta.dirname}/media${path}`
  return existsSync(file) ? new Uint8Array(readFileSync(file)) : undefined
}
