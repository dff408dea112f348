/** A film: what stands still is drawn once, what moves at every moment anew. */
export interface Scene {
  readonly still: string
  readonly frame: (seconds: number) => string
  /** The moment of its poster. */
  readonly poster: number
}
