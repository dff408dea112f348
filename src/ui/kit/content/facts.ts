export type Fact = string | false | undefined

/** A line may end with the dot, but none begins with it. */
export const factSeparator = '\u00a0· '

export function shownFacts(facts: readonly Fact[]): readonly string[] {
  return facts.flatMap((fact) => fact || [])
}

export function joinFacts(...facts: readonly Fact[]): string {
  return shownFacts(facts).join(factSeparator)
}
