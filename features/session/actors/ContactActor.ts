export const contactTabs = ['email', 'phone', 'messages'] as const
export type ContactTabName = (typeof contactTabs)[number]

export type Progress = 'not started' | 'in progress' | 'done'

export interface PasswordEntry {
  readonly oldPassword: string
  readonly newPassword: string
  readonly repeated: string
}

export interface ContactActor {
  look(): Promise<void>
  turnTo(tab: ContactTabName): Promise<void>
  askForAddress(email: string): Promise<void>
  confirmAddress(code: string): Promise<void>
  saveAgain(): Promise<void>
  askForAnotherCode(): Promise<void>
  askForLink(): Promise<void>
  typeNumber(phone: string): Promise<void>
  changeNumber(phone: string): Promise<void>
  setPreference(messages: string, isWanted: boolean): Promise<void>

  goToVerification(): Promise<void>
  askForNumber(phone: string): Promise<void>
  confirmNumber(code: string): Promise<void>

  goToPassword(): Promise<void>
  changePassword(setPreference: PasswordEntry): Promise<void>
  clearPassword(): Promise<void>

  sections(): Promise<readonly string[]>
  tab(): Promise<ContactTabName>
  address(): Promise<string>
  number(): Promise<string>
  isVerified(): Promise<boolean>
  /** Undefined if the club doesn't say. */
  isAddressVerified(): Promise<boolean | undefined>
  preferences(): Promise<readonly string[]>
  addressTyped(): Promise<string>
  newNumber(): Promise<string>
  numberTyped(): Promise<string>
  changing(): Promise<Progress>
  confirming(): Promise<Progress>
  codeRequest(): Promise<'OFF' | 'SUCCESS' | 'FAILED'>
  refusalOfCode(): Promise<number | string | undefined>
  verifying(): Promise<Progress>
  changingPassword(): Promise<Progress>
  passwordsTyped(): Promise<readonly string[]>
  mayChangePassword(): Promise<boolean>
  /** Whether the body is kept, and whether the server's text is shown. */
  refusal(): Promise<{ readonly kept: boolean; readonly shown: boolean }>
}
