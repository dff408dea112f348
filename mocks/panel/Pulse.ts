import { createAtom } from 'mobx'

/** The world is no observable: whoever shows something of it feels the pulse, and whoever changes it beats. */
export class Pulse {
  private readonly atom = createAtom('world')

  feel(): void {
    this.atom.reportObserved()
  }

  beat(): void {
    this.atom.reportChanged()
  }
}
