import { readableText } from '../shared/typedText.ts'

const most = 8

/** Newest first, at most eight, each once regardless of its spelling. */
export type Keywords = readonly string[]

export function withKeyword(keywords: Keywords, keyword: string): Keywords {
  const word = readableText(keyword)
  return word === '' ? keywords : [word, ...withoutKeyword(keywords, word)].slice(0, most)
}

export function withoutKeyword(keywords: Keywords, keyword: string): Keywords {
  return keywords.filter((each) => each.toLowerCase() !== keyword.toLowerCase())
}
