export interface SharingActor {
  /** Shares the video or lesson on the screen; its title. */
  share(title: string): Promise<void>
  /** Shares it at the current position. */
  shareFromHere(title: string): Promise<void>
  thinkBetterOf(title: string): Promise<void>
  copy(): Promise<void>
  /** As anybody, at the address of something that was shared: its id, and what else the address says. */
  open(id: string, query?: string): Promise<void>

  address(): Promise<string | undefined>
  /** Of the film that was shared; absent where there is nothing. */
  title(): Promise<string | undefined>
  isPlayed(): Promise<boolean>
  /** Whole seconds of the film that was shared. */
  time(): Promise<number>
}
