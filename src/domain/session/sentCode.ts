/** How a code reaches a player, as the servers number it: 1 by text message, 2 by e-mail. */
export type Method = 1 | 2

export const defaultMethod: Method = 2

/** Why a code that was sent does not open anything. */
export type CodeRefusal = 'wrong' | 'expired'

/** A code as it was sent: full-width digits folded, spaces and dashes left out. Nothing where none was typed. */
export function codeOf(text: string): string | undefined {
  const code = text.normalize('NFKC').replaceAll(/[\s\-‐-―ー]/g, '')
  return /^[\p{L}\d]{1,20}$/u.test(code) ? code : undefined
}
