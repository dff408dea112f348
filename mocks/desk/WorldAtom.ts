import { createAtom } from 'mobx'

/** The world is no observable: whoever shows something of it feels the pulse, and whoever changes it beats. */
export class WorldAtom {
  private readonly atom = createAtom('world')

  reportObserved(): void {
    this.atom.reportObserved()
  }

  reportChanged(): void {
    this.atom.reportChanged()
  }
}
