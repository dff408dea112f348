import { Loaded } from '#ui/shell/Loaded.ts'
import { Task } from '#ui/shell/Task.ts'

export interface View {
  readonly open?: () => unknown
  readonly act: () => unknown
  readonly state: Loaded<unknown> | Pick<Task, 'busy' | 'failure' | 'fault'>
  readonly value?: () => unknown
  readonly refusal?: () => string | undefined
  readonly isDone?: () => boolean
  readonly isShownAtOnce?: true
  readonly leave?: () => void
  readonly models?: readonly object[]
}

export type Act = (signal?: AbortSignal) => Promise<unknown>

export function readingOf(act: Act, refusals: readonly string[]): View {
  const state = new Loaded<unknown>()
  return { state, act: () => state.load(act), refusal: () => refusalIn(state.value, refusals) }
}

export function writingOf(act: Act, refusals: readonly string[]): View {
  const state = new Task()
  let value: unknown
  return {
    state,
    act: async () => {
      value = (await state.run(act)) ?? value
    },
    refusal: () => refusalIn(value, refusals),
  }
}

function refusalIn(value: unknown, refusals: readonly string[]): string | undefined {
  const kind = typeof value === 'object' && value !== null && 'kind' in value ? String(value.kind) : ''
  return refusals.includes(kind) ? kind : undefined
}
