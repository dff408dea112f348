/** Written apart from the product's own list, so that they can differ. */
export const challengeTypes = ['driver', 'irons', 'longGame', 'shortGame', 'training', 'closPinC', 'longDrvC', 'targetC'] as const
export type ChallengeType = (typeof challengeTypes)[number]
