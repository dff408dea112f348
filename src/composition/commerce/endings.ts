import type { Part } from '../part.ts'

/** What the account says about the end of subscriptions, memberships, bucks and coupons. */
export const part: Part = {
  requires: () => [
    import('./subscriptionHistory.ts'),
    import('./plusSubscription.ts'),
    import('./bucks.ts'),
    import('./cartOffers.ts'),
    import('./clubMemberships.ts'),
  ],
}
