import type { Declared } from './declared.ts'

const outside = { server: 'outside', auth: 'none', codes: [] } as const

/** At the card gateway, which has an interface of its own. */
export const cardToken = {
  ...outside,
  ...{ id: 'payments.card-token', context: 'payments', method: 'POST', kind: 'write', success: '2xx' },
} as const satisfies Declared

/** Of the site that serves the product. Each attempt is asked for by itself, as a sign-in is. */
export const siteConfiguration = {
  ...outside,
  ...{ id: 'site.configuration', context: 'site', method: 'GET', kind: 'auth', success: 200 },
} as const satisfies Declared

/** Requests that the product makes without a declaration in its adapters. */
export const outsideCalls: readonly Declared[] = [cardToken, siteConfiguration]
