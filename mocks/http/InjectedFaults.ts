import type * as z from 'zod/mini'
import type { CallKind } from '#adapters/rest/call'
import type { injectedFaultSchema } from './injectedFaultSchema.ts'

export type InjectedFault = Readonly<z.infer<typeof injectedFaultSchema>>

export interface FaultPlan {
  readonly id: string
  readonly fault: InjectedFault
  /** Ids or kinds of calls, or one operation of a call: `devices.shop-carts/placeOrder`. */
  readonly calls: readonly string[]
  /** Infinity by default. */
  readonly left: number
  readonly off?: true
}

interface Requested {
  readonly id: string
  readonly kind: CallKind
  readonly operation?: string | undefined
}

interface Hold {
  readonly call: string
  readonly release: () => void
}

export class InjectedFaults {
  changes = 0
  private all: readonly FaultPlan[] = []
  private readonly holding = new Set<Hold>()
  private count = 0

  inject(fault: InjectedFault, calls: readonly (string | CallKind)[], times = Number.POSITIVE_INFINITY): void {
    this.count += 1
    this.plans = [...this.all, { id: `${this.count}-${crypto.randomUUID()}`, fault, calls, left: times }]
  }

  get planned(): readonly FaultPlan[] {
    return this.all.filter(({ off }) => !off)
  }

  get plans(): readonly FaultPlan[] {
    return this.all
  }

  set plans(plans: readonly FaultPlan[]) {
    this.all = plans
    this.changes += 1
  }

  get held(): number {
    return this.holding.size
  }

  removeAll(): void {
    this.plans = []
    this.release()
  }

  release(): void {
    for (const { release } of this.holding) release()
  }

  /** Uses up one occurrence of the fault. `isExpired`: the request's token has expired. */
  next({ id, kind, operation }: Requested, isExpired = false): InjectedFault | undefined {
    const names = [id, kind, `${id}/${operation}`]
    const index = this.all.findIndex(
      ({ calls, off, fault }) => !off && names.some((name) => calls.includes(name)) && (isExpired || !isOfExpiredTokens(fault)),
    )
    const plan = this.all[index]
    if (!plan) return undefined
    if (plan.left !== Number.POSITIVE_INFINITY) {
      this.plans = plan.left > 1 ? this.all.with(index, { ...plan, left: plan.left - 1 }) : this.all.toSpliced(index, 1)
    }
    return plan.fault
  }

  /** Resolves when released or when the caller aborts. */
  hold(call: string, signal: AbortSignal, until?: Promise<void>): Promise<void> {
    return new Promise((resolve) => {
      const hold: Hold = {
        call,
        release: () => {
          this.holding.delete(hold)
          signal.removeEventListener('abort', hold.release)
          resolve()
        },
      }
      this.holding.add(hold)
      signal.addEventListener('abort', hold.release, { once: true })
      if (signal.aborted) hold.release()
      until?.then(hold.release, hold.release)
    })
  }

  /** Releases answers that waited for a later answer. */
  releaseReordered(call: string): void {
    for (const hold of this.holding) if (hold.call === call) hold.release()
  }
}

function isOfExpiredTokens(fault: InjectedFault): boolean {
  return fault.kind === 'status' && fault.of === 'expired tokens'
}
