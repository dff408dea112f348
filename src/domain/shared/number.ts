/** What is written as a number, with a point or a comma and in digits of any width: nothing where nothing is, `NaN` where it is none. */
export function numberIn(typed: string): number | undefined {
  const text = typed.normalize('NFKC').trim().replace(',', '.')
  return text === '' ? undefined : Number(text)
}
