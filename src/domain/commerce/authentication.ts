/** Texts are the bank's own. */
export interface AuthenticationAnswer {
  readonly errorMessage?: string | undefined
  readonly method?: BankPage | undefined
  readonly challenge?: BankPage | undefined
  readonly result?: AuthenticationResult | undefined
}

export interface BankPage {
  readonly url: string
  readonly data: string
}

/** `status` of EMV 3-D Secure: Y authenticated, A attempted, N, R and U not. */
export interface AuthenticationResult {
  readonly status: string
  readonly eci?: string | undefined
  readonly cavv?: string | undefined
  readonly receipt?: string | undefined
  readonly serverTransactionId?: string | undefined
  readonly directoryTransactionId?: string | undefined
}

export type AuthenticationStep =
  | { readonly kind: 'method'; readonly page: BankPage }
  | { readonly kind: 'challenge'; readonly page: BankPage }
  | { readonly kind: 'authenticated'; readonly result: AuthenticationResult }
  | { readonly kind: 'refused'; readonly message?: string | undefined }

const goodEnough: readonly string[] = ['Y', 'A']

/** Anything unexpected counts as a refusal. */
export function stepOf({ errorMessage, method, challenge, result }: AuthenticationAnswer): AuthenticationStep {
  if (errorMessage) return { kind: 'refused', message: errorMessage }
  if (method) return { kind: 'method', page: method }
  if (challenge) return { kind: 'challenge', page: challenge }
  return result && goodEnough.includes(result.status) ? { kind: 'authenticated', result } : { kind: 'refused' }
}

/** True for a listed origin over https, or the product's own origin. */
export function isAllowedBankPage({ url }: BankPage, own: string, banks: readonly string[]): boolean {
  const origin = URL.parse(url)?.origin ?? ''
  return origin === own || (origin.startsWith('https://') && banks.includes(origin))
}
