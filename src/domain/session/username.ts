import { emailOf } from '../shared/email.ts'
import { phoneOf } from '../shared/phone.ts'
import { preparedText } from '../shared/typedText.ts'

/** An email address or a phone number as every other form reads it; the servers judge anything else. */
export function usernameOf(typed: string): string {
  return emailOf(typed) ?? phoneOf(typed) ?? preparedText(typed)
}
