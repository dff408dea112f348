export class MutationSwitches {
  off: string | undefined
  private readonly reached = new Set<string>()

  keeps(name: string): boolean {
    this.reached.add(name)
    return name !== this.off
  }

  takeReached(): readonly string[] {
    const reached = [...this.reached]
    this.reached.clear()
    return reached
  }
}
