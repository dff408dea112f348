/** An amount without its currency's symbol: `$1,738.00` is `1,738.00`. */
export function figuresIn(text: string): string {
  return text.replaceAll(/[^\d.,]/g, '')
}
