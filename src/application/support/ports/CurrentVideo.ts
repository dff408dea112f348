import { type Token, token } from '../../shared/token.ts'

/** A video that the player has begun on this device. */
export interface BegunVideo {
  readonly title: string
  /** Its address within the product. */
  readonly path: string
}

export interface CurrentVideo {
  /** At most one, the last; empty at once for players who have begun none. */
  inProgress(): Promise<readonly BegunVideo[]>
}
export const CurrentVideo: Token<CurrentVideo> = token('CurrentVideo')
