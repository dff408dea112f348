export interface LessonsOfMonth {
  /** As `2026-05`. */
  readonly month: string
  readonly titles: readonly string[]
}

/** What came of lessons. */
export interface LessonHistoryActor {
  openAll(): Promise<void>
  askForOlder(): Promise<void>
  openLatest(): Promise<void>
  open(id: string): Promise<void>
  openAmongAll(title: string): Promise<void>
  /** From one in the calendar. */
  openFromAppointment(id: string): Promise<void>
  goToNote(title: string): Promise<void>

  all(): Promise<readonly LessonsOfMonth[]>
  /** Absent where there is no lesson. */
  title(): Promise<string | undefined>
  coach(): Promise<string | undefined>
  videos(): Promise<readonly string[]>
  notes(): Promise<readonly string[]>
  drills(): Promise<readonly string[]>
  /** Of the film that is shown, with its whole seconds. */
  video(): Promise<{ readonly title: string; readonly time: number } | undefined>
}

/** What can be done with the films of the lesson in front. */
export interface LessonVideosActor {
  restore(): Promise<void>
  thinkBetterOfRestoring(): Promise<void>
  download(title: string): Promise<void>
  retryDownload(): Promise<void>
  stopDownload(): Promise<void>

  arePutAway(): Promise<boolean>
  /** Names of those that were kept. */
  files(): Promise<readonly string[]>
}
