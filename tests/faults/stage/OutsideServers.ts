import { cardToken as answerCard } from '#mocks/commerce/cardToken'
import type { Backend } from '#mocks/createBackend'
import { Delivery, type Wait } from '#mocks/Delivery'
import type { Fault } from '#mocks/Faults'
import { json } from '#mocks/faultyAnswers'
import type { Answer } from '#mocks/handling'
import type { LogEntry } from '#mocks/Log'
import { hostOf } from '#mocks/regions'
import type { Declared } from '../declared.ts'
import { cardToken, siteConfiguration } from '../outsideCalls.ts'

export interface Answered {
  readonly entry: LogEntry
  readonly response: Response
}

/** What a deployment may say of its own servers. */
const configuration = { api: 'https://api.clubhouse.example', payments: 'https://payments.clubhouse.example' }

/** The card gateway and the product's own site, with the same faults as the declared servers. */
export class OutsideServers {
  readonly log: LogEntry[] = []
  private readonly backend: Backend
  private readonly delivery: Delivery

  constructor(backend: Backend, wait: Wait) {
    this.backend = backend
    this.delivery = new Delivery(backend.faults, wait, (work) => work())
  }

  /** Nothing for requests to other servers. */
  async handle(request: Request): Promise<Answered | undefined> {
    const call = callOf(request)
    if (!call) return undefined
    const fault = this.backend.faults.next(call)
    const entry = this.note(call, request, fault)
    const copy = request.clone()
    const matched = { call, graphql: null, violations: [], run: () => this.answer(call, copy), check: () => [] }
    const response =
      call === cardToken && fault?.kind === 'refused'
        ? json(200, { messages: { resultCode: 'Error', message: [{ code: 'E_WC_05', text: fault.message }] } })
        : await this.delivery.carry({ errand: matched, server: 'api', signal: request.signal, fault, answered: () => undefined })
    if (response.type !== 'error') response.headers.set('x-request-id', `outside-${entry.number}`)
    return { entry, response }
  }

  private async answer(call: Declared, request: Request): Promise<Answer> {
    if (call === siteConfiguration) return { status: 200, body: configuration }
    const response = await answerCard(request, this.backend.world)
    return { status: response.status, body: await response.json() }
  }

  private note({ id }: Declared, { method, url, headers }: Request, fault: Fault | undefined): LogEntry {
    const entry: LogEntry = {
      ...{ number: this.log.length + 1, call: id, method, url, graphql: null, status: 0, over: true, at: this.backend.clock.now() },
      ...{ violations: headers.has('authorization') ? ['a token is sent to another server'] : [], requestHeaders: [...headers.keys()] },
      ...{ bearer: 'none', playerId: undefined, fault: fault?.kind, differences: [], mockFault: undefined },
    }
    this.log.push(entry)
    return entry
  }
}

function callOf({ url }: Request): Declared | undefined {
  const { hostname, pathname } = new URL(url)
  if (pathname === '/config.json') return siteConfiguration
  return hostOf(hostname)?.server === 'payments' ? cardToken : undefined
}
