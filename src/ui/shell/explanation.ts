/** Why the product has computed or refused something: the rule's id in docs/rules.json, and what decided. */
export interface Explanation<Figures> {
  readonly rule: string
  readonly figures: Figures
}

export function explain<Figures>(rule: string, figures: Figures | undefined): Explanation<Figures> | undefined {
  return figures === undefined ? undefined : { rule, figures }
}
