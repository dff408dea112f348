export interface ProductControls {
  /** Ends the current session first. False if the servers refuse. */
  signIn(email: string, password: string): Promise<boolean>
  signOut(): Promise<void>
  who(): string | undefined
  language(): string
  setLanguage(code: string): void
  /** Repeats the reads of all visible screens. */
  reloadData(): void
  path(): string
  /** Replaces the current history entry. Resolves when the screen's code is there. */
  goTo(path: string): Promise<void>
}
