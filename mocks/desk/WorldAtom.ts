import { createAtom } from 'mobx'

/** The world itself is not observable; this atom reports its reads and changes to MobX. */
export class WorldAtom {
  private readonly atom = createAtom('world')

  reportObserved(): void {
    this.atom.reportObserved()
  }

  reportChanged(): void {
    this.atom.reportChanged()
  }
}
