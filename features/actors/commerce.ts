export interface CartActor {
  /** Nothing while the shop has not told it. */
  pieces(): Promise<number | undefined>
}
