import { withoutGroups } from '../shared/typedText.ts'

/** The servers' numbers: 1 by text message, 2 by email. */
export type Method = 1 | 2

export const defaultMethod: Method = 2

export type CodeRefusal = 'wrong' | 'expired'

/** Folds full-width digits, ignores spaces and dashes. Undefined for empty input. */
export function codeOf(text: string): string | undefined {
  const code = withoutGroups(text)
  return /^[\p{L}\d]{1,20}$/u.test(code) ? code : undefined
}
