import type { AuthenticateCard } from '../AuthenticateCard.ts'

/** The club's payment service asks the bank itself, while the payment is pending. */
export const withoutAuthentication: Pick<AuthenticateCard, 'execute'> = { execute: async () => ({ kind: 'unneeded' }) }
