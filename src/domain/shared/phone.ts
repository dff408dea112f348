/** Digits and a leading `+`; folds full-width characters, ignores spaces and punctuation. Undefined for invalid input. */
export function phoneOf(text: string): string | undefined {
  const phone = text.normalize('NFKC').replaceAll(/[\s().\-‐-―ー/]/g, '')
  return /^\+?\d{5,15}$/.test(phone) ? phone : undefined
}
