/** What does not move: how far apart the feet stand, and the club's length. */
export interface Build {
  /** Between the feet. */
  readonly stance: number
  /** How far the left foot is turned out, in degrees. */
  readonly leftToe: number
  /** From the middle of the hands to the clubhead. */
  readonly shaft: number
}

/** A middle iron. */
export const iron: Build = { stance: 0.42, leftToe: 18, shaft: 0.87 }

/** A wedge, held short, on feet that stand close together. */
export const wedge: Build = { stance: 0.24, leftToe: 22, shaft: 0.83 }
