import type * as z from 'zod/mini'
import type { CallKind } from '#adapters/rest/call'
import type { fault } from './fault.ts'

/** What can go wrong on the wire, as data. */
export type InjectedFault = Readonly<z.infer<typeof fault>>

export interface FaultPlan {
  /** Tells it from others, in every tab. */
  readonly id: string
  readonly fault: InjectedFault
  /** Ids of calls, or kinds of calls. */
  readonly calls: readonly string[]
  /** How often still; endless unless said otherwise. */
  readonly left: number
  /** Planted, but out of force for now. */
  readonly off?: true
}

interface Named {
  readonly id: string
  readonly kind: CallKind
}

interface Hold {
  readonly call: string
  readonly letGo: () => void
}

/** What is to go wrong, and what is held back because of it. */
export class InjectedFaults {
  /** Grows with each change of the plans. */
  changes = 0
  private all: readonly FaultPlan[] = []
  private readonly holding = new Set<Hold>()
  private count = 0

  /** For calls by their id or their kind, always unless `times` says otherwise. */
  plant(fault: InjectedFault, calls: readonly (string | CallKind)[], times = Number.POSITIVE_INFINITY): void {
    this.count += 1
    this.plans = [...this.all, { id: `${this.count}-${crypto.randomUUID()}`, fault, calls, left: times }]
  }

  /** What is still to go wrong. */
  get planned(): readonly FaultPlan[] {
    return this.all.filter(({ off }) => !off)
  }

  /** The same, with what is out of force. */
  get plans(): readonly FaultPlan[] {
    return this.all
  }

  set plans(plans: readonly FaultPlan[]) {
    this.all = plans
    this.changes += 1
  }

  /** How many requests have arrived and are held back. */
  get held(): number {
    return this.holding.size
  }

  /** Nothing goes wrong any more, and what is held back is answered. */
  halt(): void {
    this.plans = []
    this.release()
  }

  /** Lets go of what is held back; it is then answered as if nothing had been. */
  release(): void {
    for (const { letGo } of this.holding) letGo()
  }

  /** The fault for this request, which is used up by it. `isExpired`: its token. */
  next({ id, kind }: Named, isExpired = false): InjectedFault | undefined {
    const index = this.all.findIndex(
      ({ calls, off, fault }) => !off && (calls.includes(id) || calls.includes(kind)) && (isExpired || !isOfExpiredTokens(fault)),
    )
    const plan = this.all[index]
    if (!plan) return undefined
    if (plan.left !== Number.POSITIVE_INFINITY) {
      this.plans = plan.left > 1 ? this.all.with(index, { ...plan, left: plan.left - 1 }) : this.all.toSpliced(index, 1)
    }
    return plan.fault
  }

  /** Until released, or its caller has left. */
  hold(call: string, signal: AbortSignal, until?: Promise<void>): Promise<void> {
    return new Promise((resolve) => {
      const hold: Hold = {
        call,
        letGo: () => {
          this.holding.delete(hold)
          signal.removeEventListener('abort', hold.letGo)
          resolve()
        },
      }
      this.holding.add(hold)
      signal.addEventListener('abort', hold.letGo, { once: true })
      if (signal.aborted) hold.letGo()
      until?.then(hold.letGo, hold.letGo)
    })
  }

  /** Lets go of answers that waited for a later one to overtake them. */
  overtaken(call: string): void {
    for (const hold of this.holding) if (hold.call === call) hold.letGo()
  }
}

function isOfExpiredTokens(fault: InjectedFault): boolean {
  return fault.kind === 'status' && fault.of === 'expired tokens'
}
