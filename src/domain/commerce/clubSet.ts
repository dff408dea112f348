/** Sets of clubs that the fitters make to measure. */
export const clubSets = ['woods', 'irons', 'wedges', 'putter', 'full'] as const
export type ClubSet = (typeof clubSets)[number]
