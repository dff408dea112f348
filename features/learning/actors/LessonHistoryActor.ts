export interface LessonsOfMonth {
  /** Such as `2026-05`. */
  readonly month: string
  readonly titles: readonly string[]
}

export interface LessonHistoryActor {
  openAll(): Promise<void>
  askForOlder(): Promise<void>
  openLatest(): Promise<void>
  open(id: string): Promise<void>
  openAmongAll(title: string): Promise<void>
  openFromAppointment(id: string): Promise<void>
  goToNote(title: string): Promise<void>

  all(): Promise<readonly LessonsOfMonth[]>
  /** Undefined if there is no lesson. */
  title(): Promise<string | undefined>
  coach(): Promise<string | undefined>
  videos(): Promise<readonly string[]>
  notes(): Promise<readonly string[]>
  drills(): Promise<readonly string[]>
  video(): Promise<{ readonly title: string; readonly time: number } | undefined>
}

export interface LessonVideosActor {
  restore(): Promise<void>
  thinkBetterOfRestoring(): Promise<void>
  download(title: string): Promise<void>
  retryDownload(): Promise<void>
  stopDownload(): Promise<void>

  arePutAway(): Promise<boolean>
  files(): Promise<readonly string[]>
}
