export const contexts = ['session', 'scheduling', 'learning', 'commerce', 'returns', 'devices', 'rounds', 'support'] as const

export const layers = ['domain', 'application', 'adapters/rest', 'adapters/shop', 'adapters/browser', 'ui'] as const

const within = new RegExp(`/src/(?:(?:${layers.join('|')})/(${contexts.join('|')})/|composition/(${contexts.join('|')})/)`)

export function contextOf(path: string): string | undefined {
  const found = within.exec(path)
  return found?.[1] ?? found?.[2]
}
