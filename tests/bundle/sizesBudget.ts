/** What a build may weigh, in kB of brotli where nothing else is said: goals, and where it must not grow any further. */
export interface Budget {
  readonly goal: number
  /** Where the goal is not reached yet: what was measured, and two per cent. */
  readonly limit?: number | undefined
}

export const budgets = {
  /** All scripts of the sign-in route until React has taken its form over. */
  // The prescribed packages alone are 153 without the form's controls; what is left to win lies in the start chunk.
  signIn: { goal: 150, limit: 184.9 },
  /** All scripts of the signed-in home until it stands with what the servers say. */
  // Its agenda brings the calls of scheduling, and those axios and the schemas of all of them.
  // The gates of areas come with the frame: a page that is renewed while they are fetched would lose its address.
  home: { goal: 190, limit: 227.5 },
  /** The scripts that a further route adds to home's. */
  route: { goal: 40 },
  /** The same for the contexts that talk to the shop. */
  shopRoute: { goal: 110 },
  /** Styles with which the sign-in route is painted first. */
  firstCss: { goal: 8 },
  /** The same and all sheets that come with its scripts. */
  // What the document carries for all first views comes again with the sheets.
  signInCss: { goal: 8, limit: 14.8 },
  /** How many requests the sign-in route makes until it is painted. */
  requests: { goal: 6 },
  /** How many of them go to somebody else. */
  thirdParties: { goal: 0 },
  /** All scripts of the build, in all languages. */
  // Nobody needs them all at once: it is what a first visit fetches in the background at most.
  all: { goal: 1000 },
} satisfies Readonly<Record<string, Budget>>

/** Routes that are over their goal, by context and folder of their screen. */
export const routeLimits: Readonly<Record<string, number>> = {
  // Calendar and kit controls, and the fields of forms, that home no longer brings along.
  'scheduling/appointments': 51.3,
  // The same, and what a booking asks for.
  'scheduling/book': 52.4,
  // The player with its keys and captions, notes, and what is told of watching.
  'learning/video': 40.9,
}

export const shopContexts: readonly string[] = ['commerce', 'returns']

export function limitOf({ goal, limit }: Budget): number {
  return limit ?? goal
}
