import { reaction } from 'mobx'
import type { Failure } from '#app/shared/failure'
import { type FailedAction, type FailureMessage, failureMessage } from '#ui/kit/feedback/failureMessage.ts'
import { Loaded } from '#ui/shell/Loaded.ts'
import type { Outcome } from '../expectations.ts'
import type { ObservedView } from './ObservedView.ts'

export type ShownState = 'skeleton' | 'failure' | 'stale value' | 'value'

export class ViewObserver {
  readonly view: ObservedView
  changes = 0
  private readonly of: FailedAction
  private readonly stopCounting: (() => void) | undefined
  private running = 0
  private broken: { readonly error: unknown } | undefined

  constructor(view: ObservedView, of: FailedAction) {
    this.view = view
    this.of = of
    const { state } = view
    this.stopCounting = state instanceof Loaded ? reaction(() => state.value, this.count) : undefined
  }

  get busy(): boolean {
    return this.view.state.busy
  }

  get failure(): Failure | undefined {
    return this.view.state.failure
  }

  get fault(): { readonly error: unknown } | undefined {
    return this.view.state.fault ?? this.broken
  }

  get value(): unknown {
    const { state, value } = this.view
    if (value) return value()
    return state instanceof Loaded ? state.value : undefined
  }

  /** What the product keeps of it, as text, so that later changes leave it alone. */
  get kept(): string | undefined {
    return this.view.kept && (JSON.stringify(this.view.kept()) ?? 'nothing')
  }

  get part(): ShownState | undefined {
    const { state } = this.view
    if (!(state instanceof Loaded)) return undefined
    if (state.state === 'loading') return 'skeleton'
    if (state.state === 'failed') return 'failure'
    return state.stale ? 'stale value' : 'value'
  }

  get message(): FailureMessage | undefined {
    return this.failure && failureMessage(this.failure, this.of)
  }

  get outcome(): Outcome {
    const { view, fault, failure } = this
    if (this.running > 0) return 'unsettled'
    if (fault) return `fault: ${fault.error}`
    if (failure) return failure.kind
    const refusal = view.refusal?.()
    if (refusal !== undefined) return `refused: ${refusal}`
    if (this.part === 'skeleton') return 'skeleton'
    return view.isDone?.() === false ? 'not shown as done' : 'done'
  }

  open(): void {
    if (this.view.open) this.follow(this.view.open)
  }

  act(): void {
    this.follow(this.view.act)
  }

  retry(): void {
    const { state } = this.view
    this.follow(state instanceof Loaded ? state.retry : this.view.act)
  }

  leave(): void {
    this.stopCounting?.()
    this.view.leave?.()
  }

  private readonly count = (): void => {
    this.changes += 1
  }

  private follow(intent: () => unknown): void {
    this.running += 1
    Promise.resolve()
      .then(intent)
      .catch((error: unknown) => {
        this.broken = { error }
      })
      .finally(() => {
        this.running -= 1
      })
  }
}
