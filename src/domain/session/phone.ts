/** Digits with a `+` where one was typed: full-width ones folded, spaces and punctuation left out. Nothing where it can't be a number. */
export function phoneOf(text: string): string | undefined {
  const phone = text.normalize('NFKC').replaceAll(/[\s().\-‐-―ー/]/g, '')
  return /^\+?\d{5,15}$/.test(phone) ? phone : undefined
}

/** What came of asking for a code by text message, in the servers' words; a refusal keeps its code, else the HTTP status. */
export type PhoneCode = { readonly result: 'OFF' | 'SUCCESS' } | { readonly result: 'FAILED'; readonly code: number | string | undefined }
