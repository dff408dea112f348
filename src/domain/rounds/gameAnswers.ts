import { type TextProblem, validText } from '../shared/validText.ts'

/** Questions with a choice, each with its answers. */
export const gameQuestions = {
  level: ['beginner', 'improver', 'regular', 'competitive'],
  rounds: ['none', 'few', 'monthly', 'weekly'],
  strength: ['driving', 'irons', 'shortGame', 'putting'],
  weakness: ['driving', 'irons', 'shortGame', 'putting'],
} as const
export type GameQuestion = keyof typeof gameQuestions

export const gameFields = ['level', 'rounds', 'strength', 'weakness', 'goal'] as const satisfies readonly (GameQuestion | 'goal')[]
export type GameField = (typeof gameFields)[number]

/** Answers by question; questions without an answer are absent. */
export type GameAnswers = Readonly<Partial<Record<GameField, string>>>

const longestGoal = 500

/** The answers that were given, or what is wrong with the goal. */
export function answersIn(typed: GameAnswers): { readonly answers: GameAnswers } | { readonly problem: 'missing' | TextProblem } {
  const goal = validText(typed.goal ?? '', longestGoal)
  if ('problem' in goal) return goal
  const all = { ...typed, goal: goal.text }
  const answers = Object.fromEntries(gameFields.flatMap((field) => (all[field] ? [[field, all[field]]] : [])))
  return Object.keys(answers).length === 0 ? { problem: 'missing' } : { answers }
}
