export interface Credentials {
  readonly username: string
  readonly password: string
}

/** Coming, being known, and leaving. */
export interface SessionActor {
  signIn(credentials: Credentials, remembered?: boolean): Promise<void>
  signInTwice(credentials: Credentials): Promise<void>
  /** The address alone, which stays in hand. */
  write(username: string): Promise<void>
  /** Where the hand is. */
  writeOn(text: string): Promise<void>
  wishToBeRemembered(): Promise<void>
  /** As one of the practice clubhouse's cast. */
  enterAs(name: string): Promise<void>
  signOut(): Promise<void>
  chooseLanguage(language: string): Promise<void>

  isSignedIn(): Promise<boolean>
  usernameFilledIn(): Promise<string>
  rememberMe(): Promise<boolean>
  /** The server's answer to a refused sign-in: whether it is kept, and whether its words are on show. */
  refusal(): Promise<{ readonly kept: boolean; readonly shown: boolean }>
  language(): Promise<string>
  languages(): Promise<readonly string[]>
  signInHeading(): Promise<string>
  name(): Promise<string>
  kind(): Promise<1 | 2 | 3>
  units(): Promise<{ readonly metricDistances: boolean; readonly metricSpeeds: boolean }>
  creditsLeft(): Promise<number | undefined>
  /** In the profile, after they could not be read. */
  readCreditsAgain(): Promise<void>
  creditAccount(): Promise<CreditFacts | undefined>
}

export interface CreditFacts {
  readonly left: number
  readonly total: number
  readonly ending: readonly { readonly amount: number; readonly day: string }[]
}
