import type { Container } from 'inversify'
import type { createDevice } from '#adapters/browser/createDevice'
import { MemoryStorage } from '#adapters/browser/createDevice'
import { addressesFor } from '#adapters/rest/hosts'
import { CurrentSession } from '#app/session/ports/CurrentSession'
import { createContainer } from '#composition/container'
import { type LoadPart, OpenPart } from '#composition/part'
import { type Resolver, resolverOf } from '#composition/provide'
import type { Backend } from '#mocks/createBackend'
import type { LogEntry } from '#mocks/http/LogEntry'
import type { OutsideServers } from './OutsideServers.ts'
import type { VirtualClock } from './VirtualClock.ts'

export type Device = ReturnType<typeof createDevice>

export type TamperResponse = (entry: LogEntry, response: Response) => Response | Promise<Response>

export interface RequestListener {
  /** Returns a mark that comes back with the answer. */
  sent(): number
  answered(entry: LogEntry, response: Response, sent: number): void
}

const installation = { addresses: addressesFor('localhost', { mock: true, configuration: {} }) }

interface Dependencies {
  readonly backend: Backend
  readonly outside: OutsideServers
  readonly clock: VirtualClock
  readonly device: Device
  readonly parts: readonly LoadPart[]
  /** What becomes of an answer on its way. */
  readonly tamper?: TamperResponse | undefined
  readonly listener?: RequestListener | undefined
}

export class Product {
  readonly ask: Resolver
  readonly storage: MemoryStorage

  private constructor(ask: Resolver, storage: MemoryStorage) {
    this.ask = ask
    this.storage = storage
  }

  static async open(around: Dependencies): Promise<Product> {
    const storage = new MemoryStorage()
    const ask = resolverOf(Product.container(around, storage))
    const open = ask(OpenPart)
    for (const part of around.parts) await open(part)
    return new Product(ask, storage)
  }

  /** Without any part. */
  static container(around: Dependencies, storage = new MemoryStorage()): Container {
    const environment = around.device.tab({
      clock: around.clock,
      browserLanguage: 'en-US',
      page: () => new URL('http://localhost:5173/'),
      sessionStorage: () => storage,
      fetch: (input, init) => send(around, input instanceof Request ? input : new Request(input, init)),
      random: () => 0.5,
    })
    return createContainer(environment, installation)
  }

  get session(): CurrentSession {
    return this.ask(CurrentSession)
  }
}

async function send({ backend, outside, clock, listener, tamper }: Dependencies, request: Request): Promise<Response> {
  const sent = listener?.sent()
  const answer = outside.handle(request).then((answered) => answered ?? handled(backend, request))
  const { response, entry } = await Promise.race([clock.follow(answer), aborted(request.signal)])
  if (!response || response.type === 'error') throw new TypeError('Failed to fetch')
  if (entry) listener?.answered(entry, response, sent ?? 0)
  return entry && tamper ? tamper(entry, response) : response
}

async function handled(backend: Backend, request: Request) {
  const response = await backend.handle(request)
  const number = response?.headers.get('x-request-id')?.replace('club-', '')
  return { response, entry: backend.log[Number(number) - 1] }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
