import type { ProductKind } from './productKind.ts'

/** How far the last wish to add something has come, and how it ended. `added` means answered: the result tells how. */
export interface AddState {
  readonly addStatus: 'empty' | 'wait' | 'added'
  readonly addResult: 'addSuccess' | 'addFailed'
  /** The shop's words for why not, kept and not shown. */
  readonly message?: string | undefined
}

export const idleAdd: AddState = { addStatus: 'empty', addResult: 'addSuccess' }
export const adding: AddState = { addStatus: 'wait', addResult: 'addSuccess' }
export const added: AddState = { addStatus: 'added', addResult: 'addSuccess' }

/** Bundles and configurable products count as answered; all others stop on the way. */
export function notAdded(kind: ProductKind, message: string): AddState {
  const isAnswered = kind === 'bundle' || kind === 'configurable'
  return { addStatus: isAnswered ? 'added' : 'empty', addResult: 'addFailed', message }
}

/** The result stays to be read. */
export function cleared(state: AddState): AddState {
  return { ...state, addStatus: 'empty' }
}
