export type CodeWay = 'email' | 'sms'

export type RecoveryStep = 'contact' | 'code' | 'password' | 'used' | 'run-out' | 'lost' | 'elsewhere'

export interface RecoveryActor {
  begin(): Promise<void>
  askForCode(to: string, way?: CodeWay): Promise<void>
  askForAnotherCode(): Promise<void>
  confirm(code: string): Promise<void>
  choosePassword(password: string, repeated?: string): Promise<void>
  openReset(): Promise<void>
  openVerification(): Promise<void>
  askForNewLink(email: string): Promise<void>
  verify(code: string): Promise<void>

  step(): Promise<RecoveryStep>
  filledIn(): Promise<string>
  verification(): Promise<'empty' | 'wait' | 'verified'>
}
