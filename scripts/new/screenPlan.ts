import type { Language } from '../../src/domain/shared/language.ts'

export interface ScreenPlan {
  readonly context: string
  readonly name: string
  /** As `/learn/goals`. */
  readonly address: string
  readonly titles: Readonly<Record<Language, string>>
}
