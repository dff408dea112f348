interface Spoken {
  readonly uri: string
  readonly name: string
  readonly steps: readonly { readonly text: string; readonly argument?: unknown }[]
}

/** Changes with every word, so that an edited example counts as not run. */
export function pickleKey({ uri, name, steps }: Spoken): string {
  return JSON.stringify([uri, name, steps.map(({ text, argument }) => [text, argument ?? null])])
}
