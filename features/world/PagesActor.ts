/** The club's own pages on a player's device, and the versions of them. */
export interface PagesActor {
  /** Whether all of them are kept, so that none needs a connection. */
  areKept(): Promise<boolean>
  /** Of this version nothing is kept. */
  nothingKept(): Promise<boolean>
  /** Which version opens on this device the next time. */
  version(): Promise<'earlier' | 'new' | 'none'>
  /** After having looked at something else for a while. */
  comeBack(): Promise<void>
  takeNewVersion(): Promise<void>
  putOffNewVersion(): Promise<void>
  canTakeNewVersion(): Promise<boolean>
  /** For the player to be done, also behind a question that is asked just then. */
  newVersionWaits(): Promise<boolean>
  /** In the place of what was asked for stands that it has not come. */
  isLate(): Promise<boolean>
  /** How often this window has come anew by itself. */
  timesComeAnew(): Promise<number>
  tryAgain(): Promise<void>
  /** Asks again for what the whole page is missing. */
  lookForClubAgain(): Promise<void>
}

/** What the club's operators do with the site. */
export interface Operators {
  bringOutNewVersion(): void
  /** What no page has asked for yet is gone: until a page comes anew, or for as long as nothing is said. */
  takeAwayTheRest(until: 'next-visit' | 'further-notice'): void
  bringBackTheRest(): void
  /** From the beginning of a scenario. */
  keepNothingOnDevices(): void
  takePagesOffDevices(): void
  /** Pages can't find out where the club's servers are. */
  loseConfiguration(): void
  restoreConfiguration(): void
}
