import type { ProductKind } from './productKind.ts'

/** State of the last addition. `added` means that the shop answered; `result` says how. */
export interface AddState {
  readonly addStatus: 'empty' | 'wait' | 'added'
  readonly addResult: 'addSuccess' | 'addFailed'
  /** The shop's text in the language of its store. */
  readonly message?: string | undefined
}

export const idleAdd: AddState = { addStatus: 'empty', addResult: 'addSuccess' }
export const adding: AddState = { addStatus: 'wait', addResult: 'addSuccess' }
export const added: AddState = { addStatus: 'added', addResult: 'addSuccess' }

/** For bundles and configurable products a refusal counts as an answer; for all others the addition stops. */
export function notAdded(kind: ProductKind, message: string): AddState {
  const isAnswered = kind === 'bundle' || kind === 'configurable'
  return { addStatus: isAnswered ? 'added' : 'empty', addResult: 'addFailed', message }
}

/** Keeps the result. */
export function cleared(state: AddState): AddState {
  return { ...state, addStatus: 'empty' }
}
