export interface SharingActor {
  share(title: string): Promise<void>
  shareFromHere(title: string): Promise<void>
  thinkBetterOf(title: string): Promise<void>
  copy(): Promise<void>
  /** Signed in or not; `id` of the short address. */
  open(id: string, query?: string): Promise<void>

  address(): Promise<string | undefined>
  title(): Promise<string | undefined>
  isPlayed(): Promise<boolean>
  /** In whole seconds. */
  time(): Promise<number>
}
