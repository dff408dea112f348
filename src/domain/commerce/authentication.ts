/** What the bank answers, as far as it decides how a payment goes on. Texts are the bank's own. */
export interface AuthenticationAnswer {
  readonly errorMessage?: string | undefined
  readonly method?: BankPage | undefined
  readonly challenge?: BankPage | undefined
  readonly result?: AuthenticationResult | undefined
}

/** A page of the bank's and what is posted to it. */
export interface BankPage {
  readonly url: string
  readonly data: string
}

/** `status` in the words of EMV 3-D Secure: Y authenticated, A attempted, N, R and U not. */
export interface AuthenticationResult {
  readonly status: string
  readonly eci?: string | undefined
  readonly cavv?: string | undefined
  readonly receipt?: string | undefined
  readonly serverTransactionId?: string | undefined
  readonly directoryTransactionId?: string | undefined
}

/** How an authentication goes on: through a page of the bank's, or to its end. */
export type AuthenticationStep =
  | { readonly kind: 'method'; readonly page: BankPage }
  | { readonly kind: 'challenge'; readonly page: BankPage }
  | { readonly kind: 'authenticated'; readonly result: AuthenticationResult }
  | { readonly kind: 'refused'; readonly message?: string | undefined }

const goodEnough: readonly string[] = ['Y', 'A']

/** The one step that an answer asks for; what fits none of them is a refusal. */
export function stepOf({ errorMessage, method, challenge, result }: AuthenticationAnswer): AuthenticationStep {
  if (errorMessage) return { kind: 'refused', message: errorMessage }
  if (method) return { kind: 'method', page: method }
  if (challenge) return { kind: 'challenge', page: challenge }
  return result && goodEnough.includes(result.status) ? { kind: 'authenticated', result } : { kind: 'refused' }
}

/** Whether a bank's page may be shown: of an origin that is listed, and by https unless it is the page's own. */
export function isAllowedBankPage({ url }: BankPage, own: string, banks: readonly string[]): boolean {
  const origin = URL.parse(url)?.origin ?? ''
  return origin === own || (origin.startsWith('https://') && banks.includes(origin))
}
