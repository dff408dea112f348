/** Names under which the product keeps something on the device; the document's own script reads these. */
export const keys = {
  user: 'clubhouse.user',
  /** How the product shows itself. */
  config: 'clubhouse.config',
  language: 'clubhouse.language',
  /** There from a sign-out until the next sign-in; holds its time. */
  signOut: 'signOut',
  /** A random id, another one after each sign-out: a session from before it is over, whichever tab still holds it. */
  lastSignOut: 'clubhouse.lastSignOut',
} as const

/** Names that nothing needs before the product's own scripts. */
export const laterKeys = {
  /** For as long as the tab: the versions for which it has loaded itself anew. */
  reloaded: 'clubhouse.reloaded',
  /** What the club has not heard yet of the use of films; gone with a sign-out. */
  outbox: 'clubhouse.outbox',
  /** Which parts of which videos each player has watched; gone with a sign-out. */
  watched: 'clubhouse.watched',
  /** The id of the last sign-out that was an expired session. */
  lastExpiry: 'clubhouse.lastExpiry',
  /** For as long as the tab: the new ids of lessons that were moved; gone with a sign-out. */
  moved: 'clubhouse.moved',
  /** For as long as the tab: what was typed into forms and not sent; gone with a sign-out. */
  drafts: 'clubhouse.drafts',
} as const
