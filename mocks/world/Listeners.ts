export class Listeners<T> {
  private readonly all = new Set<(told: T) => void>()

  add(listener: (told: T) => void): void {
    this.all.add(listener)
  }

  notify(told: T): void {
    for (const listener of this.all) listener(told)
  }
}
