/** The document's own script reads these keys too. */
export const keys = {
  user: 'clubhouse.user',
  config: 'clubhouse.config',
  language: 'clubhouse.language',
  /** Set from a sign-out until the next sign-in; contains its time. */
  signOut: 'signOut',
  /** A random id per sign-out: sessions that began before it have ended, in every tab. */
  lastSignOut: 'clubhouse.lastSignOut',
  /** For this window: the address of the first script that couldn't be fetched. */
  startLost: 'clubhouse.startLost',
} as const

/** Keys that only the product's scripts read. */
export const laterKeys = {
  reloaded: 'clubhouse.reloaded',
  outbox: 'clubhouse.outbox',
  watched: 'clubhouse.watched',
  scorecards: 'clubhouse.scorecards',
  lastExpiry: 'clubhouse.lastExpiry',
  moved: 'clubhouse.moved',
  drafts: 'clubhouse.drafts',
  surveys: 'clubhouse.surveys',
  scroll: 'clubhouse.scroll',
} as const
