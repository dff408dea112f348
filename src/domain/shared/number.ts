/** Accepts point or comma and digits of any width. Undefined if empty, `NaN` if invalid. */
export function numberIn(typed: string): number | undefined {
  const text = typed.normalize('NFKC').trim().replace(',', '.')
  return text === '' ? undefined : Number(text)
}
