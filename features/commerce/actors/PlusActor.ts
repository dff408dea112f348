export interface PlusActor {
  open(): Promise<void>
  startTrial(): Promise<void>

  /** `none`, `trial` or `active`. */
  state(): Promise<string | undefined>
  /** Of the purchase: `SELECT` at first. */
  status(): Promise<string>
  plans(): Promise<readonly string[]>
}
