import { customerCart } from '#adapters/shop/commerce/operations'
import { logOut } from '#adapters/shop/session/operations'
import { ApiServer } from './ApiServer.ts'
import { bearerOf } from './bearer.ts'
import { type CastMember, castOf } from './cast.ts'
import { ShopServer } from './commerce/ShopServer.ts'
import { Delivery, type Wait } from './Delivery.ts'
import type { Server } from './Errand.ts'
import { Faults } from './Faults.ts'
import { json } from './faultyAnswers.ts'
import type { Answer } from './handling.ts'
import type { LogEntry } from './Log.ts'
import { type Host, hostOf } from './regions.ts'
import { schedulingHandlers } from './scheduling/handlers.ts'
import { type Seed, small } from './seed.ts'
import { sessionHandlers } from './session/handlers.ts'
import { supportHandlers } from './support/handlers.ts'
import { World } from './World.ts'
import type { WorldClock } from './WorldClock.ts'

interface Options {
  readonly clock: WorldClock
  /** The small world unless said otherwise. */
  readonly seed?: Seed
  /** Real time unless said otherwise. */
  readonly wait?: Wait
  /** Of the shop; read from its file in Node. */
  readonly sdl?: string
}

/** A fake of all servers, with a world of its own. */
export interface Backend {
  readonly world: World
  readonly clock: WorldClock
  readonly faults: Faults
  readonly log: readonly LogEntry[]
  readonly cast: readonly CastMember[]
  /** Answers as the servers would. Nothing for hosts that are not theirs; a network error is `Response.error()`. */
  handle(request: Request): Promise<Response | undefined>
}

export async function createBackend({ clock, seed = small, wait = realTime, sdl = sdlFromFile() }: Options): Promise<Backend> {
  const world = new World(clock)
  await seed(world)
  return new FakeBackend(world, sdl, wait)
}

class FakeBackend implements Backend {
  readonly world: World
  readonly faults = new Faults()
  readonly log: LogEntry[] = []
  private readonly delivery: Delivery
  private readonly servers: Readonly<Record<Host['server'], Server>>

  constructor(world: World, sdl: string, wait: Wait) {
    this.world = world
    this.delivery = new Delivery(this.faults, wait)
    this.servers = {
      api: new ApiServer([...sessionHandlers, ...schedulingHandlers, ...supportHandlers]),
      shop: new ShopServer(sdl, [customerCart, logOut]),
    }
  }

  get clock(): WorldClock {
    return this.world.clock
  }

  get cast(): readonly CastMember[] {
    return castOf(this.world)
  }

  async handle(request: Request): Promise<Response | undefined> {
    const host = hostOf(new URL(request.url).hostname)
    if (!host) return undefined
    const entry = this.open(request)
    const response = await this.answer(request, host, entry)
    entry.status = response.type === 'error' ? 0 : response.status
    if (response.type !== 'error') response.headers.set('x-request-id', `club-${this.log.indexOf(entry) + 1}`)
    return response
  }

  private open({ method, url, headers }: Request): LogEntry {
    const { kind: bearer, playerId } = bearerOf(this.world, headers)
    const told = { method, url, at: this.clock.now(), requestHeaders: [...headers.keys()], bearer, playerId }
    const entry: LogEntry = {
      ...told,
      call: 'undeclared',
      graphql: null,
      status: 0,
      violations: [],
      fault: undefined,
      mockFault: undefined,
    }
    this.log.push(entry)
    return entry
  }

  private async answer(request: Request, { server, region }: Host, entry: LogEntry): Promise<Response> {
    try {
      const { method, headers } = request
      const arrival = { world: this.world, method, url: new URL(request.url), headers, text: await request.text(), region }
      const errand = this.servers[server].read({ ...arrival, bearer: bearerOf(this.world, headers) })
      if (!errand) {
        entry.violations.push('no such address is declared')
        return json(404, { code: 404, message: 'No such address' })
      }
      const fault = this.faults.next(errand.call)
      Object.assign(entry, { call: errand.call.id, graphql: errand.graphql, fault: fault?.kind })
      entry.violations.push(...errand.violations)
      const answered = (answer: Answer) => entry.violations.push(...errand.check(answer))
      return await this.delivery.carry({ errand, server, signal: request.signal, fault, answered })
    } catch (error) {
      entry.mockFault = error instanceof Error ? (error.stack ?? error.message) : String(error)
      return json(500, { code: 500, message: 'The fake backend itself has failed' })
    }
  }
}

function realTime(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

function sdlFromFile(): string {
  const { readFileSync } = process.getBuiltinModule('node:fs')
  return readFileSync(`${import.meta.dirname}/commerce/schema.graphql`, 'utf8')
}
