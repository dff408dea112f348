import { type BlockType, blockTypes } from '#domain/shared/layout'

const reported = new Set<string>()

/** Undefined for types of later versions, which are reported once. */
export function knownBlockType(word: string): BlockType | undefined {
  const type = blockTypes.find((known) => known === word)
  if (!type && !reported.has(word)) {
    reported.add(word)
    // biome-ignore lint/suspicious/noConsole: whoever maintains the pages reads it there; players miss nothing
    console.info(`This version has no block "${word.slice(0, 40)}"`)
  }
  return type
}
