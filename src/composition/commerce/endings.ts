import type { Part } from '../part.ts'

export const part: Part = {
  requires: () => [
    import('./subscriptionHistory.ts'),
    import('./plusSubscription.ts'),
    import('./bucks.ts'),
    import('./cartOffers.ts'),
    import('./clubMemberships.ts'),
  ],
}
