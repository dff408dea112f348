/** As it is sent: capitals, groups joined by hyphens, however it was typed or pasted. Empty if there is none. */
export function giftCodeOf(text: string): string {
  const groups = text
    .normalize('NFKC')
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
  return groups.filter((group) => group !== '').join('-')
}
