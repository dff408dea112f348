export interface RefusedAnswer {
  readonly code: number
  readonly words: string
}

/** What an answer in JSON says of a refusal; undefined if it refuses nothing. */
export function refusalIn(text: string): RefusedAnswer | undefined {
  const code = Number(/"code":\s*(\d+)/.exec(text)?.[1] ?? 0)
  return code === 0 ? undefined : { code, words: /"message":\s*"([^"]+)"/.exec(text)?.[1] ?? '' }
}
