import { type Token, token } from '../../shared/token.ts'
import type { CodeAnswer } from './CodeAnswer.ts'

export interface PhoneVerification {
  /** Sends a code to a number by text message. */
  requestCode(phone: string): Promise<void>
  /** The number that the code was sent to is the player's own from then on. */
  confirm(code: string): Promise<CodeAnswer>
}
export const PhoneVerification: Token<PhoneVerification> = token('PhoneVerification')
