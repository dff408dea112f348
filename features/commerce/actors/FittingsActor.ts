export interface FittingsActor {
  open(): Promise<void>
  openEarlier(): Promise<void>
  openPutters(): Promise<void>
  /** From the list that is open, by its day: `2026-05-07`. */
  openFitting(day: string): Promise<void>
  openPutterFitting(day: string): Promise<void>
  compareWith(name: string): Promise<void>
  goOnToDeposit(): Promise<void>

  /** Of the list that is open: day, recommended club, state of the order; each `none` where there is none. */
  all(): Promise<readonly string[]>
  compared(): Promise<string | undefined>
  /** Such as `carry: better`. */
  trends(): Promise<readonly string[]>
  /** Number, store and state. */
  order(): Promise<string | undefined>
  items(): Promise<readonly string[]>
  /** Total, deposit and rest. */
  sums(): Promise<readonly string[]>
  codes(): Promise<readonly string[]>
  stepsDone(): Promise<readonly string[]>
}
