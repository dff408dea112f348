import type { Step } from '../data.ts'

export interface Shot {
  readonly key: string
  readonly files: readonly string[]
  readonly told: readonly string[]
}

export function shotsOf(steps: readonly Pick<Step, 'text' | 'pictures'>[]): readonly Shot[] {
  const seen = new Map<string, Shot>()
  for (const { text, pictures } of steps) {
    if (pictures.length === 0) continue
    const key = pictures.join(' ')
    seen.set(key, { key, files: [...new Set(pictures)], told: [...(seen.get(key)?.told ?? []), text] })
  }
  return [...seen.values()]
}
