export interface SharingActor {
  /** What is before the player, by its title. */
  share(title: string): Promise<void>
  thinkBetterOf(title: string): Promise<void>
  copy(): Promise<void>
  /** As anybody, at the address of something that was shared. */
  open(id: string): Promise<void>

  address(): Promise<string | undefined>
  /** Of the film that was shared; absent where there is nothing. */
  title(): Promise<string | undefined>
  isPlayed(): Promise<boolean>
}
