const most = 8

/** Searched for, newest first: each once, however it is written, and not more than eight. */
export type Keywords = readonly string[]

export function withKeyword(keywords: Keywords, keyword: string): Keywords {
  const word = keyword.trim()
  return word === '' ? keywords : [word, ...withoutKeyword(keywords, word)].slice(0, most)
}

export function withoutKeyword(keywords: Keywords, keyword: string): Keywords {
  return keywords.filter((each) => each.toLowerCase() !== keyword.toLowerCase())
}
