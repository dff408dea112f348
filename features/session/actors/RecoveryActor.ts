/** By e-mail unless said otherwise. */
export type CodeWay = 'email' | 'sms'

/** What is before a player who can't get in: where to ask, the code, the new password, or why there is none of these. */
export type RecoveryStep = 'contact' | 'code' | 'password' | 'used' | 'run-out' | 'lost' | 'elsewhere'

/** Getting in again without the password, and verifying an e-mail address. */
export interface RecoveryActor {
  /** From the door. */
  begin(): Promise<void>
  /** By the way that is set unless one is chosen. */
  askForCode(to: string, way?: CodeWay): Promise<void>
  askForAnotherCode(): Promise<void>
  confirm(code: string): Promise<void>
  choosePassword(password: string, repeated?: string): Promise<void>
  /** By a link from a message, at which the device starts. */
  openReset(): Promise<void>
  openVerification(): Promise<void>
  askForNewLink(email: string): Promise<void>
  verify(code: string): Promise<void>

  step(): Promise<RecoveryStep>
  /** What stands where the address or the number is asked for. */
  filledIn(): Promise<string>
  verification(): Promise<'empty' | 'wait' | 'verified'>
}
