import type { AuthenticationResult } from '#domain/commerce/authentication'
import type { Card } from '#domain/commerce/card'
import { type Payment, traceOf } from '#domain/commerce/payment'
import type { AuthenticateCard, CardAuthentication, ShowBankPage } from './AuthenticateCard.ts'
import type { CardPayment } from './ports/CardAuthentications.ts'
import type { CardTokens } from './ports/CardTokens.ts'
import type { PaymentAccess } from './ports/PaymentAccess.ts'

type Prepared =
  | { readonly kind: 'ready'; readonly payment: Payment }
  | Extract<CardAuthentication, { kind: 'stopped' }>
  | { readonly kind: 'stopped'; readonly reason: 'by-ticket' }

/** Authenticates the card first; without the bank's approval no token is requested. */
export class PayByCard {
  private readonly authenticate: Pick<AuthenticateCard, 'execute'>
  private readonly tokens: CardTokens
  private readonly access: PaymentAccess

  constructor(authenticate: Pick<AuthenticateCard, 'execute'>, tokens: CardTokens, access: PaymentAccess) {
    this.authenticate = authenticate
    this.tokens = tokens
    this.access = access
  }

  async execute(payment: CardPayment, pass: ShowBankPage, signal?: AbortSignal): Promise<Prepared> {
    if (!this.access.isOpen) return { kind: 'stopped', reason: 'by-ticket' }
    const authentication = await this.authenticate.execute(payment, pass, signal)
    if (authentication.kind === 'stopped') return authentication
    const result = authentication.kind === 'authenticated' ? authentication.result : undefined
    return { kind: 'ready', payment: await this.paymentOf(payment.card, result, signal) }
  }

  private async paymentOf(card: Card, authentication: AuthenticationResult | undefined, signal?: AbortSignal): Promise<Payment> {
    const token = await this.tokens.take(card, signal)
    return { kind: 'card', token, card: traceOf(card), authentication }
  }
}
