/** The document's own script reads these keys too. */
export const keys = {
  user: 'clubhouse.user',
  config: 'clubhouse.config',
  language: 'clubhouse.language',
  /** Set from a sign-out until the next sign-in; contains its time. */
  signOut: 'signOut',
  /** A random id per sign-out: sessions that began before it have ended, in every tab. */
  lastSignOut: 'clubhouse.lastSignOut',
} as const

/** Keys that only the product's scripts read. */
export const laterKeys = {
  /** Session storage: versions for which the tab has reloaded. */
  reloaded: 'clubhouse.reloaded',
  /** Events that were not sent yet; removed by a sign-out. */
  outbox: 'clubhouse.outbox',
  /** Watched ranges by player and video; removed by a sign-out. */
  watched: 'clubhouse.watched',
  /** Scorecards by player, with holes that were not sent yet; removed by a sign-out. */
  scorecards: 'clubhouse.scorecards',
  /** Id of the last sign-out that was an expired session. */
  lastExpiry: 'clubhouse.lastExpiry',
  /** Session storage: new ids of moved lessons; removed by a sign-out. */
  moved: 'clubhouse.moved',
  /** Session storage: unsent form input; removed by a sign-out. */
  drafts: 'clubhouse.drafts',
} as const
