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

/** A page of the bank's to be passed; `isHidden` where the shopper has nothing to do on it. */
export interface BankVisit {
  readonly page: BankPage
  readonly isHidden: boolean
}

/** Shows a page of the bank's until it is done with or the shopper has closed it; leaves it when the signal says so. */
export type ShowBankPage = (visit: BankVisit, signal: AbortSignal) => Promise<'passed' | 'closed'>

/** How a payment goes on: without the bank's word, with it, or not at all. */
export type CardAuthentication =
  | { readonly kind: 'unneeded' }
  | { readonly kind: 'authenticated'; readonly result: AuthenticationResult }
  | { readonly kind: 'stopped'; readonly reason: 'refused' | Exclude<VisitEnd, 'passed'>; readonly message?: string | undefined }

type VisitEnd = 'passed' | 'closed' | 'timed-out' | 'unlisted'

/** In which a bank's pages come, each once at most. */
const order: readonly AuthenticationStep['kind'][] = ['method', 'challenge']

/** In milliseconds: what EMV gives the hidden page, and what a shopper gets for the other. */
const timeout = { hidden: 10_000, shown: 300_000 }

/** Has a card's bank say that it is its holder who pays: asks whether it can, then follows its steps, each at most once. */
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

  /** A hidden page that takes too long is done with: the bank knows how to go on without it. */
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
