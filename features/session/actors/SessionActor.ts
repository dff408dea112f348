export interface Credentials {
  readonly username: string
  readonly password: string
}

export interface SessionActor {
  signIn(credentials: Credentials, remembered?: boolean): Promise<void>
  signInTwice(credentials: Credentials): Promise<void>
  write(username: string): Promise<void>
  writeOn(text: string): Promise<void>
  wishToBeRemembered(): Promise<void>
  enterAs(name: string): Promise<void>
  signOut(): Promise<void>
  chooseLanguage(language: string): Promise<void>

  isSignedIn(): Promise<boolean>
  usernameFilledIn(): Promise<string>
  rememberMe(): Promise<boolean>
  /** Whether the body is kept, and whether the server's text is shown. */
  refusal(): Promise<{ readonly kept: boolean; readonly shown: boolean }>
  language(): Promise<string>
  languages(): Promise<readonly string[]>
  signInHeading(): Promise<string>
  name(): Promise<string>
  kind(): Promise<1 | 2 | 3>
  units(): Promise<{ readonly metricDistances: boolean; readonly metricSpeeds: boolean }>
  creditsLeft(): Promise<number | undefined>
  readCreditsAgain(): Promise<void>
  creditAccount(): Promise<CreditFacts | undefined>
}

export interface CreditFacts {
  readonly left: number
  readonly total: number
  readonly ending: readonly { readonly amount: number; readonly day: string }[]
}
