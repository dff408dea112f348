interface Spoken {
  readonly uri: string
  readonly name: string
  readonly steps: readonly { readonly text: string; readonly argument?: unknown }[]
}

/** The same for an example and its run; another as soon as one word of it has changed, for then it has not been run. */
export function keyOf({ uri, name, steps }: Spoken): string {
  return JSON.stringify([uri, name, steps.map(({ text, argument }) => [text, argument ?? null])])
}
