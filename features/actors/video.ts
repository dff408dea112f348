export interface VideoActor {
  open(id: string): Promise<void>
  /** Runs on by so many seconds, from where it stands, and stops. */
  watch(seconds: number): Promise<void>
  goOn(): Promise<void>
  note(text: string): Promise<void>
  changeNote(text: string, to: string): Promise<void>
  removeNote(text: string): Promise<void>
  goToNote(text: string): Promise<void>

  title(): Promise<string | undefined>
  /** Whole seconds; absent where it is not offered to go on. */
  offered(): Promise<number | undefined>
  /** Whole seconds. */
  time(): Promise<number>
  notes(): Promise<readonly string[]>
  /** What follows in the series. */
  next(): Promise<string | undefined>
}
