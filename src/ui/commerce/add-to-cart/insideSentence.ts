/** "Hand" becomes "hand"; "US size" stays. */
export function insideSentence(label: string): string {
  return /^\p{Lu}(?:\p{Ll}|$)/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
}
