import { whenIdle } from '#ui/shell/whenIdle.ts'

/** Whoever draws may pause between two of them. */
export type Pieces<Drawn> = Generator<undefined, Drawn, undefined>

export function atOnce<Drawn>(pieces: Pieces<Drawn>): Drawn {
  for (;;) {
    const { done, value } = pieces.next()
    if (done) return value
  }
}

/** Milliseconds: half of the longest idle period. */
const enough = 25

/** As many pieces at a time as fit while the browser has nothing else to do, and at least one. */
export function whileIdle<Drawn>(pieces: Pieces<Drawn>): Promise<Drawn> {
  return new Promise((resolve) => {
    const go = (deadline?: IdleDeadline) => {
      do {
        const { done, value } = pieces.next()
        if (done) return resolve(value)
      } while ((deadline?.timeRemaining() ?? 0) > enough)
      whenIdle(go)
    }
    whenIdle(go)
  })
}
