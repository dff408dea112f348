import { atOnce, type Pieces, whileIdle } from './Pieces.ts'

interface Store<Subject, Drawn> {
  get(subject: Subject): Drawn | undefined
  set(subject: Subject, drawn: Drawn): unknown
}

export class Drawings<Subject, Drawn> {
  readonly #draw: (subject: Subject) => Pieces<Drawn>
  readonly #drawn: Store<Subject, Drawn>
  readonly #begun = new Map<Subject, Promise<Drawn>>()

  constructor(draw: (subject: Subject) => Pieces<Drawn>, drawn: Store<Subject, Drawn>) {
    this.#draw = draw
    this.#drawn = drawn
  }

  known(subject: Subject): Drawn | undefined {
    return this.#drawn.get(subject)
  }

  atOnce(subject: Subject): Drawn {
    return this.known(subject) ?? this.#keep(subject, atOnce(this.#draw(subject)))
  }

  /** A slow phone needs a tenth of a second for a picture, which nobody waits for. */
  whileIdle(subject: Subject): Promise<Drawn> {
    const begun = this.#begun.get(subject)
    if (begun !== undefined) return begun
    const drawing = whileIdle(this.#draw(subject)).then((drawn) => {
      this.#begun.delete(subject)
      return this.#keep(subject, drawn)
    })
    this.#begun.set(subject, drawing)
    return drawing
  }

  #keep(subject: Subject, drawn: Drawn): Drawn {
    this.#drawn.set(subject, drawn)
    return drawn
  }
}
