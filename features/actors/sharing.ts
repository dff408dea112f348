export interface SharingActor {
  /** What is before the player, by its title. */
  share(title: string): Promise<void>
  /** From the moment at which it stands. */
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
