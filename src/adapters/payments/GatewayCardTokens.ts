import * as z from 'zod/mini'
import type { CardToken, CardTokens } from '#app/commerce/ports/CardTokens'
import type { Card } from '#domain/commerce/card'
import type { HttpDependencies } from '../rest/Exchange.ts'
import { contractFailure, failureOf, WireFailure, withOnlyCode } from '../rest/failures.ts'
import { timeouts } from '../rest/timing.ts'
import { withTimeout } from '../rest/withTimeout.ts'

/** Public: the gateway issues it for browsers. */
export interface Merchant {
  readonly loginId: string
  readonly clientKey: string
}

interface Gateway {
  readonly address: string
  readonly merchant: Merchant
}

const answer = z.object({
  opaqueData: z.optional(z.object({ dataDescriptor: z.string(), dataValue: z.string() })),
  messages: z.object({ resultCode: z.string(), message: z.array(z.object({ code: z.string() })) }),
})

/** Authorize.net's exchange of a card for opaque data, without their script. Never repeated. */
export class GatewayCardTokens implements CardTokens {
  private readonly http: Pick<HttpDependencies, 'fetch' | 'clock' | 'random'>
  private readonly gateway: Gateway

  constructor(http: Pick<HttpDependencies, 'fetch' | 'clock' | 'random'>, gateway: Gateway) {
    this.http = http
    this.gateway = gateway
  }

  /** Doesn't store refusals: they may contain what was sent. */
  take(card: Card, signal?: AbortSignal): Promise<CardToken> {
    return withOnlyCode(this.exchange(card, signal))
  }

  private async exchange(card: Card, signal?: AbortSignal): Promise<CardToken> {
    const text = await withTimeout({ clock: this.http.clock, milliseconds: timeouts.write, signal }, (stop) => this.ask(card, stop))
    const read = z.safeParse(answer, parsed(text))
    if (!read.success) throw contractFailure(read.error, undefined)
    const { opaqueData, messages } = read.data
    if (!opaqueData) throw new WireFailure('final', 'rejected', { code: messages.message[0]?.code })
    return { key: opaqueData.dataDescriptor, value: opaqueData.dataValue }
  }

  private async ask({ holder, number, month, year, securityCode }: Card, signal: AbortSignal): Promise<string> {
    const { address, merchant } = this.gateway
    const token = {
      ...{ cardNumber: number, expirationDate: `${String(month).padStart(2, '0')}${String(year).slice(-2)}` },
      ...{ cardCode: securityCode, fullName: holder },
    }
    const data = { type: 'TOKEN', id: String(this.http.random()).slice(2), token }
    const merchantAuthentication = { name: merchant.loginId, clientKey: merchant.clientKey }
    const body = JSON.stringify({ securePaymentContainerRequest: { merchantAuthentication, data } })
    const headers = { 'content-type': 'application/json' }
    const init = { method: 'POST', body, headers, signal, credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store' } as const
    const response = await this.http.fetch(new URL('/xml/v1/request.api', address), init).catch(() => undefined)
    if (!response) throw new WireFailure('no-network', 'offline')
    const text = await response.text()
    const header = (name: string) => response.headers.get(name) ?? undefined
    if (!response.ok) throw failureOf({ status: response.status, header, text, at: this.http.clock.now() })
    return text
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
