interface Replacement {
  readonly file: string
  readonly from: string
  readonly to: string
}

/** `from` has to occur exactly once: a line that has moved or changed would leave the product as it is. */
export function replaceOnce(source: string, { file, from, to }: Replacement, purpose: string): string {
  if (source.split(from).length !== 2) throw new Error(`${file} has changed: ${purpose} finds its lines no more`)
  return source.replace(from, () => to)
}
