import { Loaded } from '#ui/shell/Loaded.ts'
import { Task } from '#ui/shell/Task.ts'

export interface ObservedView {
  readonly open?: () => unknown
  readonly act: () => unknown
  readonly state: Loaded<unknown> | Pick<Task, 'busy' | 'failure' | 'fault'>
  readonly value?: () => unknown
  readonly refusal?: () => string | undefined
  readonly isDone?: () => boolean
  readonly isShownAtOnce?: true
  /** What the product keeps of the call beside its screen; a failure must not change it. */
  readonly kept?: () => unknown
  readonly leave?: () => void
  readonly models?: readonly object[]
}

export function readView(read: (signal: AbortSignal) => Promise<unknown>): ObservedView {
  const state = new Loaded<unknown>()
  return { state, act: () => state.load(read) }
}

/** A use case of the product, and what the product keeps of it. */
export interface UseCaseRun extends Pick<ObservedView, 'open'> {
  readonly act: () => Promise<unknown>
  readonly kept: () => unknown
}

export function useCaseView({ act, ...view }: UseCaseRun): ObservedView {
  const state = new Task()
  return { ...view, state, act: () => state.run(act) }
}
