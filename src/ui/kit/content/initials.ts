export interface Name {
  readonly firstName: string
  readonly lastName: string
}

const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

export function initials({ firstName, lastName }: Name): string {
  const parts = [firstName, lastName].map((part) => part.trim()).filter(Boolean)
  const family = lastName.trim() || firstName.trim()
  if (eastAsian.test(family)) return first(family)
  return parts.map(first).join('').toLocaleUpperCase()
}

function first(text: string): string {
  const [letter] = new Intl.Segmenter().segment(text)
  return letter?.segment ?? ''
}
