import type { Failure } from '#app/shared/failure'
import { Loaded } from '#ui/shell/Loaded.ts'
import { Task } from '#ui/shell/Task.ts'
import type { Outcome } from '../expectations.ts'

type Act = (signal?: AbortSignal) => Promise<unknown>

/** What a screen holds of an action: the product's own `Loaded` or `Task`. */
export interface Shown {
  readonly busy: boolean
  readonly failure: Failure | undefined
  readonly fault: { readonly error: unknown } | undefined
  readonly value: unknown
  run(act: Act): Promise<void>
}

/** `before`: what is shown when it begins; nothing for the first reading. */
export function reading(before: unknown): Shown {
  const loaded = new Loaded<unknown>()
  if (before !== undefined) loaded.receive(before)
  return showing(
    loaded,
    () => loaded.value,
    (act) => loaded.load(act),
  )
}

export function writing(): Shown {
  const task = new Task()
  let value: unknown
  return showing(
    task,
    () => value,
    async (act) => {
      value = (await task.run(act)) ?? value
    },
  )
}

function showing(state: Loaded<unknown> | Task, value: () => unknown, run: Shown['run']): Shown {
  return {
    get busy() {
      return state.busy
    },
    get failure() {
      return state.failure
    },
    get fault() {
      return state.fault
    },
    get value() {
      return value()
    },
    run,
  }
}

/** `refusals`: the kinds of values that are a no. */
export function outcomeOf({ fault, failure, value }: Shown, refusals: Readonly<Record<string, string>> = {}): Outcome {
  if (fault) return `fault: ${fault.error}`
  if (failure) return failure.kind
  const kind = typeof value === 'object' && value !== null && 'kind' in value ? String(value.kind) : ''
  return kind in refusals ? `refused: ${kind}` : 'done'
}
