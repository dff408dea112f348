import { type Token, token } from '../../../shared/token.ts'

export interface InstalmentConfiguration {
  readonly isOffered: boolean
  /** The provider's conditions. */
  readonly termsUrl: string | undefined
}

/** Payment by instalments, which a provider lends. */
export interface Instalments {
  configuration(signal?: AbortSignal): Promise<InstalmentConfiguration>
}
export const Instalments: Token<Instalments> = token('Instalments')
