import { Loaded } from '#ui/shell/Loaded.ts'
import { Task } from '#ui/shell/Task.ts'

/** What a player has before them of one call: the state that ships, and what makes the call. */
export interface View {
  /** Opens the screen and fills it in, while nothing is wrong. */
  readonly open?: () => unknown
  readonly act: () => unknown
  /** What is shown of it. */
  readonly state: Loaded<unknown> | Pick<Task, 'busy' | 'failure' | 'fault'>
  /** What a reading shows, where its value can't be compared as it is. */
  readonly value?: () => unknown
  /** The kind of the refusal that is shown. */
  readonly refusal?: () => string | undefined
  /** Whether a write is shown as done, where the screen says so. */
  readonly isDone?: () => boolean
  /** A wish is shown as done at once, and taken back where it fails. */
  readonly isShownAtOnce?: true
  readonly leave?: () => void
  /** Its screen shows values of these. */
  readonly models?: readonly object[]
}

export type Act = (signal?: AbortSignal) => Promise<unknown>

/** A state of the test's own, for a call without a screen; `refusals` are the kinds of values that are a no. */
export function readingOf(act: Act, refusals: readonly string[]): View {
  const state = new Loaded<unknown>()
  return { state, act: () => state.load(act), refusal: () => refusalIn(state.value, refusals) }
}

/** The same of a write. */
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
