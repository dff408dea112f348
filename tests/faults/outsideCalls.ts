import type { DeclaredCall } from './DeclaredCall.ts'

const outside = { server: 'outside', auth: 'none', codes: [] } as const

/** The card gateway has its own interface. */
export const cardToken = {
  ...outside,
  ...{ id: 'payments.card-token', context: 'payments', method: 'POST', kind: 'write', success: '2xx' },
} as const satisfies DeclaredCall

/** Requested from the product's own site. Never repeated, like a sign-in. */
export const siteConfiguration = {
  ...outside,
  ...{ id: 'site.configuration', context: 'site', method: 'GET', kind: 'auth', success: 200 },
} as const satisfies DeclaredCall

/** Requests that the product makes without a declaration in its adapters. */
export const outsideCalls: readonly DeclaredCall[] = [cardToken, siteConfiguration]
