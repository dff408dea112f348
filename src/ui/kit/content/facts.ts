/** A line may end with the dot, but none begins with it. */
export const factSeparator = '\u00a0· '

/** Short facts on one line, without those that are missing. */
export function joinFacts(...facts: readonly (string | false | undefined)[]): string {
  return facts.filter(Boolean).join(factSeparator)
}
