/** In lower case, without accents and repeated spaces; full-width letters count as letters. */
export function comparableText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim()
}

export function wordsOf(text: string): readonly string[] {
  return comparableText(text).split(' ').filter(Boolean)
}
