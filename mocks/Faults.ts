import type { CallKind } from '#adapters/rest/call'

/** What can go wrong on the wire, as data. */
export type Fault =
  /** The request never arrives. */
  | { readonly kind: 'no-network' }
  /** It arrives and nothing comes back until it is released. */
  | { readonly kind: 'no-answer' }
  /** It is done, and then the network fails. */
  | { readonly kind: 'answer-lost' }
  /** Done and answered, so much later. */
  | { readonly kind: 'slow'; readonly milliseconds: number }
  /** The answer waits until the next request to the same call has been answered. */
  | { readonly kind: 'reordered' }
  /** 500 with JSON. */
  | { readonly kind: 'server-fault' }
  /** 503 with a page and Retry-After, in seconds. */
  | { readonly kind: 'unavailable'; readonly retryAfter: number }
  /** 429 with Retry-After, in seconds. */
  | { readonly kind: 'throttled'; readonly retryAfter: number }
  | { readonly kind: 'status'; readonly status: 401 | 403 | 404 }
  /** 409 with an error a field. */
  | { readonly kind: 'conflict'; readonly fields: Readonly<Record<string, string>> }
  /** Answered with a code other than 0, and not done; with HTTP 200 unless said otherwise. */
  | { readonly kind: 'refused'; readonly code: number; readonly message?: string; readonly status?: number }
  /** 202: taken note of, and not done. */
  | { readonly kind: 'noted' }
  /** Done, and answered with this code beside the good answer. */
  | { readonly kind: 'coded'; readonly code: number }
  /** Done, and the answer's body is of no use. */
  | { readonly kind: 'unusable'; readonly body: 'truncated' | 'empty' | 'page' | 'no-content' }
  /** Done, and one record of the answer is not what the contract says; the first unless said otherwise. */
  | { readonly kind: 'drifted'; readonly how: 'missing-field' | 'text-for-number' | 'unknown-word'; readonly record?: number }

export interface Plan {
  readonly fault: Fault
  /** Ids of calls, or kinds of calls. */
  readonly calls: readonly string[]
  readonly left: number
}

interface Named {
  readonly id: string
  readonly kind: CallKind
}

/** What is to go wrong, and what is held back because of it. */
export class Faults {
  private plans: Plan[] = []
  private readonly holding = new Set<Hold>()

  /** For calls by their id or their kind, always unless `times` says otherwise. */
  plant(fault: Fault, calls: readonly (string | CallKind)[], times = Number.POSITIVE_INFINITY): void {
    this.plans.push({ fault, calls, left: times })
  }

  /** What is still to go wrong. */
  get planned(): readonly Plan[] {
    return this.plans
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

  /** The fault for this request, which is used up by it. */
  next({ id, kind }: Named): Fault | undefined {
    const index = this.plans.findIndex(({ calls }) => calls.includes(id) || calls.includes(kind))
    const plan = this.plans[index]
    if (!plan) return undefined
    this.plans = plan.left > 1 ? this.plans.with(index, { ...plan, left: plan.left - 1 }) : this.plans.toSpliced(index, 1)
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

interface Hold {
  readonly call: string
  readonly letGo: () => void
}
