import type { PersonName } from '#domain/shared/personName'
import { type Token, token } from '../../shared/token.ts'

/** Who asks the help desk; undefined until the profile is loaded. */
export interface CurrentRequester {
  readonly value: (PersonName & { readonly email: string }) | undefined
}
export const CurrentRequester: Token<CurrentRequester> = token('CurrentRequester')
