import { cardToken as answerCard } from '#mocks/contexts/commerce/cardToken'
import type { Backend } from '#mocks/createBackend'
import { json } from '#mocks/http/faultyResponses'
import type { Answer } from '#mocks/http/handler'
import type { InjectedFault } from '#mocks/http/InjectedFaults'
import type { LogEntry } from '#mocks/http/LogEntry'
import { Responder, type Wait } from '#mocks/http/Responder'
import { hostOf } from '#mocks/http/regions'
import type { DeclaredCall } from '../DeclaredCall.ts'
import { cardToken, siteConfiguration } from '../outsideCalls.ts'

export interface OutsideAnswer {
  readonly entry: LogEntry
  readonly response: Response
}

const configuration = { api: 'https://api.clubhouse.example', payments: 'https://payments.clubhouse.example' }

export class OutsideServers {
  readonly log: LogEntry[] = []
  private readonly backend: Backend
  private readonly delivery: Responder

  constructor(backend: Backend, wait: Wait) {
    this.backend = backend
    this.delivery = new Responder(backend.faults, wait, (work) => work())
  }

  async handle(request: Request): Promise<OutsideAnswer | undefined> {
    const call = callOf(request)
    if (!call) return undefined
    const fault = this.backend.faults.next(call)
    const entry = this.note(call, request, fault)
    const copy = request.clone()
    const matched = { call, graphql: null, sent: undefined, violations: [], run: () => this.answer(call, copy), check: () => [] }
    const response =
      call === cardToken && fault?.kind === 'refused'
        ? json(200, { messages: { resultCode: 'Error', message: [{ code: 'E_WC_05', text: fault.message }] } })
        : await this.delivery.respond({ matched: matched, server: 'api', signal: request.signal, fault, answered: () => undefined })
    if (response.type !== 'error') response.headers.set('x-request-id', `outside-${entry.number}`)
    return { entry, response }
  }

  private async answer(call: DeclaredCall, request: Request): Promise<Answer> {
    if (call === siteConfiguration) return { status: 200, body: configuration }
    const response = await answerCard(request, this.backend.world)
    return { status: response.status, body: await response.json() }
  }

  private note({ id }: DeclaredCall, { method, url, headers }: Request, fault: InjectedFault | undefined): LogEntry {
    const entry: LogEntry = {
      ...{ number: this.log.length + 1, call: id, method, url, graphql: null, status: 0, over: true, at: this.backend.clock.now() },
      ...{ violations: headers.has('authorization') ? ['a token is sent to another server'] : [], requestHeaders: [...headers.keys()] },
      ...{ bearer: 'none', playerId: undefined, fault: fault?.kind, differences: [], mockFault: undefined },
    }
    this.log.push(entry)
    return entry
  }
}

function callOf({ url }: Request): DeclaredCall | undefined {
  const { hostname, pathname } = new URL(url)
  if (pathname === '/config.json') return siteConfiguration
  return hostOf(hostname)?.server === 'payments' ? cardToken : undefined
}
