import {
  type AuthenticationResult,
  type AuthenticationStep,
  type BankPage,
  isAllowedBankPage,
  stepOf,
} from '#domain/commerce/authentication'
import type { Clock } from '../shared/ports/Clock.ts'
import type { BankPages } from './ports/BankPages.ts'
import type { CardAuthentications, CardPayment } from './ports/CardAuthentications.ts'

export interface BankVisit {
  readonly page: BankPage
  readonly isHidden: boolean
}

/** Resolves when the page is done or the shopper closes it; closes it when the signal aborts. */
export type ShowBankPage = (visit: BankVisit, signal: AbortSignal) => Promise<'passed' | 'closed'>

export type CardAuthentication =
  | { readonly kind: 'unneeded' }
  | { readonly kind: 'authenticated'; readonly result: AuthenticationResult }
  | { readonly kind: 'stopped'; readonly reason: 'refused' | Exclude<VisitEnd, 'passed'>; readonly message?: string | undefined }

type VisitEnd = 'passed' | 'closed' | 'timed-out' | 'unlisted'

/** Each page is shown at most once, in this order. */
const order: readonly AuthenticationStep['kind'][] = ['method', 'challenge']

/** In milliseconds: EMV's limit for the hidden page, and ours for the visible one. */
const timeout = { hidden: 10_000, shown: 300_000 }

export class AuthenticateCard {
  private readonly authentications: CardAuthentications
  private readonly pages: BankPages
  private readonly clock: Pick<Clock, 'sleep'>

  constructor(authentications: CardAuthentications, pages: BankPages, clock: Pick<Clock, 'sleep'>) {
    this.authentications = authentications
    this.pages = pages
    this.clock = clock
  }

  async execute(payment: CardPayment, pass: ShowBankPage, signal?: AbortSignal): Promise<CardAuthentication> {
    if (!(await this.authentications.canAuthenticate(payment, signal))) return { kind: 'unneeded' }
    for (let ahead = order; ; ) {
      const step = stepOf(await this.authentications.authenticate(payment, signal))
      if (step.kind === 'authenticated') return step
      if (step.kind === 'refused' || !ahead.includes(step.kind)) return refusal(step)
      const end = await this.visit({ page: step.page, isHidden: step.kind === 'method' }, pass, signal)
      if (end !== 'passed') return { kind: 'stopped', reason: end }
      ahead = ahead.slice(ahead.indexOf(step.kind) + 1)
    }
  }

  /** The bank can continue without a hidden page that takes too long. */
  private async visit(visit: BankVisit, pass: ShowBankPage, signal?: AbortSignal): Promise<VisitEnd> {
    const { own, banks } = this.pages
    if (!isAllowedBankPage(visit.page, own, banks)) return 'unlisted'
    const leave = new AbortController()
    const until = signal ? AbortSignal.any([signal, leave.signal]) : leave.signal
    const late = async (): Promise<VisitEnd> => {
      await this.clock.sleep(visit.isHidden ? timeout.hidden : timeout.shown, until)
      return visit.isHidden ? 'passed' : 'timed-out'
    }
    try {
      return await Promise.race([pass(visit, until), late()])
    } finally {
      leave.abort()
    }
  }
}

function refusal(step: AuthenticationStep): CardAuthentication {
  return { kind: 'stopped', reason: 'refused', ...(step.kind === 'refused' && { message: step.message }) }
}
