/** Which part of the product is switched off at the moment, and which parts were come by. */
export class MutationSwitches {
  /** The name of a mutation. */
  off: string | undefined
  private readonly reached = new Set<string>()

  /** Called by the product's mutated lines. */
  keeps(name: string): boolean {
    this.reached.add(name)
    return name !== this.off
  }

  /** Mutations whose lines were executed since the last time. */
  takeReached(): readonly string[] {
    const reached = [...this.reached]
    this.reached.clear()
    return reached
  }
}
