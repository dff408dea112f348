/** The product's contexts: the same name stands in every layer, and each is a chunk of its own. */
export const contexts = ['session', 'scheduling', 'learning', 'commerce', 'returns', 'devices', 'rounds', 'support'] as const

export const layers = ['domain', 'application', 'adapters/rest', 'adapters/shop', 'adapters/browser', 'ui'] as const

const within = new RegExp(`/src/(?:(?:${layers.join('|')})/(${contexts.join('|')})/|composition/(${contexts.join('|')})/)`)

/** The context to which a source file belongs, by its absolute path; none for what all share. */
export function contextOf(path: string): string | undefined {
  const found = within.exec(path)
  return found?.[1] ?? found?.[2]
}
