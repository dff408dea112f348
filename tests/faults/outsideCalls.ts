import type { Declared } from './declared.ts'

const outside = { server: 'outside', auth: 'none', codes: [] } as const

/** The card gateway has its own interface. */
export const cardToken = {
  ...outside,
  ...{ id: 'payments.card-token', context: 'payments', method: 'POST', kind: 'write', success: '2xx' },
} as const satisfies Declared

/** Requested from the product's own site. Never repeated, like a sign-in. */
export const siteConfiguration = {
  ...outside,
  ...{ id: 'site.configuration', context: 'site', method: 'GET', kind: 'auth', success: 200 },
} as const satisfies Declared

/** Requests that the product makes without a declaration in its adapters. */
export const outsideCalls: readonly Declared[] = [cardToken, siteConfiguration]
