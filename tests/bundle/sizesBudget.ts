/** In kB of brotli by default: the goal, and a limit that must not be exceeded until then. */
export interface Budget {
  readonly goal: number
  /** The measured size plus two per cent, until the goal is reached. */
  readonly limit?: number | undefined
}

export const budgets = {
  // The prescribed packages alone need 153 kB, without the form's controls.
  signIn: { goal: 195 },
  // The guards of areas load with the layout: loading them later could lose the address on a reload.
  home: { goal: 230 },
  // The reader of typed numbers is part of the screens with fields for them.
  route: { goal: 40, limit: 44.3 },
  // Apollo and the product's code around it are 40 kB, shared by every page that asks the shop.
  shopRoute: { goal: 115, limit: 122.6 },
  returnsRoute: { goal: 65, limit: 69.5 },
  // Those of the document. They are repeated in the sheets.
  firstCss: { goal: 8 },
  signInCss: { goal: 15 },
  requests: { goal: 6 },
  thirdParties: { goal: 0 },
  background: { goal: 1100 },
} satisfies Readonly<Record<string, Budget>>

export const shopContexts: readonly string[] = ['commerce', 'returns']

export function limitOf({ goal, limit }: Budget): number {
  return limit ?? goal
}
