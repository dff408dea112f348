import type { CardAuthentications, CardPayment } from '#app/commerce/ports/CardAuthentications'
import { Failure } from '#app/shared/failure'
import type { AuthenticationAnswer, BankPage } from '#domain/commerce/authentication'
import type { ShopClient } from '../ShopClient.ts'
import { type Authentication, cardLookup, processAuthentication, processAuthenticationFlat } from './authenticationOperations.ts'

interface Browser {
  readonly userAgent: string
  readonly callback: URL
}

type Shop = () => Promise<Pick<ShopClient, 'send'>>

export class ShopCardAuthentications implements CardAuthentications {
  private readonly load: Shop
  private readonly browser: Browser

  constructor(load: Shop, browser: Browser) {
    this.load = load
    this.browser = browser
  }

  async canAuthenticate({ cartId, card, storeId }: CardPayment, signal?: AbortSignal): Promise<boolean> {
    demandAll({ cartId, 'card.number': card.number })
    const shop = await this.load()
    const { cardLookup: answer } = await shop.send(cardLookup, { cartId, ccNumber: card.number, storeId }, { signal })
    return told(answer?.can_use_3d, 'cardLookup.can_use_3d')
  }

  async authenticate(payment: CardPayment, signal?: AbortSignal): Promise<AuthenticationAnswer> {
    const { holder, number, month, year } = payment.card
    demandAll({ 'card.holder': holder, 'card.number': number, 'card.month': month, 'card.year': year })
    demandAll({ userAgent: this.browser.userAgent, callback: this.browser.callback.href })
    const shop = await this.load()
    const { processMpi3DAuthentication: answer } =
      payment.shop === 'club'
        ? await shop.send(processAuthentication, this.nested(payment), { signal })
        : await shop.send(processAuthenticationFlat, this.flat(payment), { signal })
    return answerOf(told(answer, 'processMpi3DAuthentication'))
  }

  private nested({ cartId, card: { holder, number, month, year } }: CardPayment) {
    return {
      increment_id: cartId,
      ...{ card_holder_name: holder, cc_number: number, cc_exp_month: twoDigits(month), cc_exp_year: String(year) },
      user_agent: this.browser.userAgent,
      challenge_callback_url: this.browser.callback.href,
    }
  }

  private flat({ cartId, card: { holder, number, month, year } }: CardPayment) {
    return {
      ...{ incrementId: cartId, cardName: holder, ccNumber: number, ccExpMonth: twoDigits(month), ccExpYear: String(year) },
      userAgent: this.browser.userAgent,
      uRL: this.browser.callback.href,
    }
  }
}

/** The bank needs all of these, so an incomplete request is not sent. */
function demandAll(values: Readonly<Record<string, string | number>>): void {
  const missing = Object.entries(values).find(([, value]) => (typeof value === 'string' ? value.trim() === '' : !(value > 0)))
  if (missing) throw new Failure('broken-contract', { path: missing[0] })
}

/** A missing field never counts as a no. */
function told<T>(value: T | null | undefined, path: string): T {
  if (value === null || value === undefined) throw new Failure('broken-contract', { path })
  return value
}

function answerOf(answer: Authentication): AuthenticationAnswer {
  const { error_message, ThreeDSMethodURL, ThreeDSMethodData, ChallengeURL, ChallengeData, TransStatus } = answer
  return {
    errorMessage: error_message ?? undefined,
    method: pageOf(ThreeDSMethodURL, ThreeDSMethodData),
    challenge: pageOf(ChallengeURL, ChallengeData),
    result: TransStatus
      ? {
          status: TransStatus,
          eci: answer.ECI ?? undefined,
          cavv: answer.Cavv ?? undefined,
          receipt: answer.receipt ?? undefined,
          serverTransactionId: answer.ThreeDSServerTransId ?? undefined,
          directoryTransactionId: answer.DSTransId ?? undefined,
        }
      : undefined,
  }
}

function pageOf(url: string | null, data: string | null): BankPage | undefined {
  return url && data ? { url, data } : undefined
}

function twoDigits(month: number): string {
  return String(month).padStart(2, '0')
}
