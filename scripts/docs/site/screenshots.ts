import type { Step } from '../data.ts'

export interface StepScreenshot {
  readonly key: string
  readonly files: readonly string[]
  readonly told: readonly string[]
}

export function screenshotsOf(steps: readonly Pick<Step, 'text' | 'pictures'>[]): readonly StepScreenshot[] {
  const seen = new Map<string, StepScreenshot>()
  for (const { text, pictures } of steps) {
    if (pictures.length === 0) continue
    const key = pictures.join(' ')
    seen.set(key, { key, files: [...new Set(pictures)], told: [...(seen.get(key)?.told ?? []), text] })
  }
  return [...seen.values()]
}
