export interface VideoActor {
  open(id: string, seriesId?: string): Promise<void>
  /** In seconds. */
  openAt(id: string, seconds: number): Promise<void>
  /** In seconds; pauses afterwards. */
  watch(seconds: number): Promise<void>
  /** In seconds; keeps playing afterwards. */
  letRun(seconds: number): Promise<void>
  moveTo(seconds: number): Promise<void>
  /** In seconds. */
  skip(seconds: number): Promise<void>
  startOver(): Promise<void>
  /** Presses in quick succession. */
  mark(presses?: number): Promise<void>
  note(text: string): Promise<void>
  beginNote(text: string): Promise<void>
  noteBegun(): Promise<string>
  beginChange(text: string, to: string): Promise<void>
  changeNote(text: string, to: string): Promise<void>
  removeNote(text: string): Promise<void>
  goToNote(text: string): Promise<void>
  followNoteLink(text: string): Promise<void>
  /** By keyboard. */
  goToChapter(title: string): Promise<void>

  title(): Promise<string | undefined>
  leadsToLibrary(): Promise<boolean>
  isResumed(): Promise<boolean>
  /** In whole seconds. */
  time(): Promise<number>
  notes(): Promise<readonly string[]>
  markedNote(): Promise<string | undefined>
  /** Such as `0:24 Takeaway`. */
  chapters(): Promise<readonly string[]>
  chapter(): Promise<string | undefined>
  next(): Promise<string | undefined>
  isMarked(): Promise<boolean>
  place(): Promise<readonly [title: string, place: number] | undefined>
}
