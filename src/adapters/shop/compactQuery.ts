/** Addresses longer than 4 kB may be refused, so white space is removed. */
export function compactQuery(printed: string): string {
  return printed.replace(/\s+/g, ' ').replace(/ ?([{}():!,]) ?/g, '$1')
}
