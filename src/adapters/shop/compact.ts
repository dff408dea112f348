/** Addresses longer than 4 kB may be refused, so white space is removed. */
export function compact(printed: string): string {
  return printed.replace(/\s+/g, ' ').replace(/ ?([{}():!,]) ?/g, '$1')
}
