export interface PagesActor {
  areKept(): Promise<boolean>
  nothingKept(): Promise<boolean>
  version(): Promise<'earlier' | 'new' | 'none'>
  comeBack(): Promise<void>
  /** Without pressing the link. */
  pointAtLessons(): Promise<void>
  takeNewVersion(): Promise<void>
  putOffNewVersion(): Promise<void>
  canTakeNewVersion(): Promise<boolean>
  newVersionWaits(): Promise<boolean>
  isLate(): Promise<boolean>
  /** Number of reloads by the product itself. */
  timesComeAnew(): Promise<number>
  tryAgain(): Promise<void>
  lookForClubAgain(): Promise<void>
}

export interface Operators {
  bringOutNewVersion(): void
  /** Removes all files that no page has requested yet. */
  takeAwayTheRest(until: 'next-visit' | 'further-notice'): void
  bringBackTheRest(): void
  keepNothingOnDevices(): void
  takePagesOffDevices(): void
  loseConfiguration(): void
  restoreConfiguration(): void
}
