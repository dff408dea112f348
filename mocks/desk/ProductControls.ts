/** The product that this backend answers, as far as the QA desk moves it. */
export interface ProductControls {
  /** As if whoever was signed in had left. False where the servers refuse. */
  signIn(email: string, password: string): Promise<boolean>
  signOut(): Promise<void>
  /** E-mail address of whoever is signed in. */
  who(): string | undefined
  language(): string
  setLanguage(code: string): void
  /** Of the screen, with its query. */
  path(): string
  /** In the place of the screen that is shown. */
  goTo(path: string): void
}
