export interface DevicesActor {
  open(): Promise<void>
  comeByAddress(): Promise<void>

  /** Serial numbers, as they are shown from top to bottom. */
  esns(): Promise<readonly string[]>
  isClosed(): Promise<boolean>
}
