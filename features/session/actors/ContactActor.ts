export const contactTabs = ['e-mail', 'phone', 'messages'] as const
export type ContactTabName = (typeof contactTabs)[number]

/** How far something has come that is asked of the club. */
export type Progress = 'not begun' | 'under way' | 'done'

export interface PasswordEntry {
  readonly oldPassword: string
  readonly newPassword: string
  readonly repeated: string
}

/** How the club reaches a player, and what the player signs in with. */
export interface ContactActor {
  look(): Promise<void>
  turnTo(tab: ContactTabName): Promise<void>
  /** Has a code sent to an address. */
  askForAddress(email: string): Promise<void>
  confirmAddress(code: string): Promise<void>
  /** Saves once more what is confirmed already. */
  saveAgain(): Promise<void>
  askForAnotherCode(): Promise<void>
  /** To the address that the club has. */
  askForLink(): Promise<void>
  changeNumber(phone: string): Promise<void>
  setPreference(messages: string, isWanted: boolean): Promise<void>

  goToVerification(): Promise<void>
  /** Has a code sent to a number. */
  askForNumber(phone: string): Promise<void>
  confirmNumber(code: string): Promise<void>

  goToPassword(): Promise<void>
  changePassword(setPreference: PasswordEntry): Promise<void>
  clearPassword(): Promise<void>

  /** Which parts the account has. */
  sections(): Promise<readonly string[]>
  tab(): Promise<ContactTabName>
  /** As it stands there. */
  address(): Promise<string>
  number(): Promise<string>
  isVerified(): Promise<boolean>
  /** Nothing where the club doesn't say. */
  isAddressVerified(): Promise<boolean | undefined>
  preferences(): Promise<readonly string[]>
  addressTyped(): Promise<string>
  numberTyped(): Promise<string>
  changing(): Promise<Progress>
  confirming(): Promise<Progress>
  /** Of the number's verification. */
  codeRequest(): Promise<'OFF' | 'SUCCESS' | 'FAILED'>
  /** The code with which the club refused to send one. */
  refusalOfCode(): Promise<number | string | undefined>
  verifying(): Promise<Progress>
  changingPassword(): Promise<Progress>
  /** Of what was typed of the passwords, in whatever field. */
  passwordsTyped(): Promise<readonly string[]>
  mayChangePassword(): Promise<boolean>
  /** The body of the club's latest no: whether it is kept with what was asked, and whether its words are on show. */
  refusal(): Promise<{ readonly kept: boolean; readonly shown: boolean }>
}
