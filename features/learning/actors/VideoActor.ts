export interface VideoActor {
  open(id: string, seriesId?: string): Promise<void>
  /** Opens a link to a position, in seconds. */
  openAt(id: string, seconds: number): Promise<void>
  /** Plays the next so many seconds and pauses. */
  watch(seconds: number): Promise<void>
  /** Plays so many seconds and keeps playing. */
  letRun(seconds: number): Promise<void>
  /** Seeks by the video's own controls. */
  moveTo(seconds: number): Promise<void>
  /** Seeks forward from the current position, in seconds. */
  skip(seconds: number): Promise<void>
  startOver(): Promise<void>
  /** Keeps the video as a favourite, or lets it go: so many presses, one right after the other. */
  mark(presses?: number): Promise<void>
  note(text: string): Promise<void>
  /** Writes one and does not save it. */
  beginNote(text: string): Promise<void>
  /** The text of the note that is being written. */
  noteBegun(): Promise<string>
  changeNote(text: string, to: string): Promise<void>
  removeNote(text: string): Promise<void>
  goToNote(text: string): Promise<void>
  /** Opens the link that the note offers. */
  followNoteLink(text: string): Promise<void>
  /** Without a pointer. */
  goToChapter(title: string): Promise<void>

  title(): Promise<string | undefined>
  /** In the place of a video that is gone. */
  leadsToLibrary(): Promise<boolean>
  /** Starting over is offered where the video did not begin at its start. */
  isResumed(): Promise<boolean>
  /** Whole seconds. */
  time(): Promise<number>
  notes(): Promise<readonly string[]>
  /** The one that the video has reached. */
  markedNote(): Promise<string | undefined>
  /** Each as `0:24 Takeaway`. */
  chapters(): Promise<readonly string[]>
  /** The title of the one that is marked. */
  chapter(): Promise<string | undefined>
  /** What follows in the series. */
  next(): Promise<string | undefined>
  isMarked(): Promise<boolean>
  /** Of the series: its title, and the video's place in it from 1. */
  place(): Promise<readonly [title: string, place: number] | undefined>
}
