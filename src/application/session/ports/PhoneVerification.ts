import { type Token, token } from '../../shared/token.ts'
import type { CodeAnswer } from './CodeAnswer.ts'

export interface PhoneVerification {
  /** Sends a code by text message. */
  requestCode(phone: string): Promise<void>
  /** Verifies the number that the code was sent to. */
  confirm(code: string): Promise<CodeAnswer>
}
export const PhoneVerification: Token<PhoneVerification> = token('PhoneVerification')
