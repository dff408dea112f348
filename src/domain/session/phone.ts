/** Digits and a leading `+`; folds full-width characters, ignores spaces and punctuation. Undefined for invalid input. */
export function phoneOf(text: string): string | undefined {
  const phone = text.normalize('NFKC').replaceAll(/[\s().\-‐-―ー/]/g, '')
  return /^\+?\d{5,15}$/.test(phone) ? phone : undefined
}

/** The servers' words; a refusal keeps its code, else the HTTP status. */
export type PhoneCode = { readonly result: 'OFF' | 'SUCCESS' } | { readonly result: 'FAILED'; readonly code: number | string | undefined }
