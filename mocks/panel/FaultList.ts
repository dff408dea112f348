import { makeAutoObservable } from 'mobx'
import type { DeclaredCall } from '../Errand.ts'
import type { Plan } from '../Faults.ts'
import { isOffline, isOfflinePlan, setOffline } from '../offline.ts'
import type { Bench } from './Bench.ts'
import { FaultForm } from './FaultForm.ts'
import type { Pulse } from './Pulse.ts'

/** What goes wrong, and what is to go wrong. */
export class FaultList {
  /** A fault that is being filled in. */
  form: FaultForm | undefined = undefined
  /** Tells one form from the next, which takes the focus anew. */
  timesBegun = 0
  readonly #bench: Bench
  readonly #pulse: Pulse

  constructor(bench: Bench, pulse: Pulse) {
    this.#bench = bench
    this.#pulse = pulse
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get plans(): readonly Plan[] {
    this.#pulse.feel()
    return this.#bench.backend.faults.plans.filter((plan) => !isOfflinePlan(plan))
  }

  get isOffline(): boolean {
    this.#pulse.feel()
    return isOffline(this.#bench.backend.faults)
  }

  goOffline(offline: boolean): Promise<void> {
    return this.change(() => setOffline(this.#bench.backend.faults, offline))
  }

  /** How many answers are held back in this tab. */
  get held(): number {
    this.#pulse.feel()
    return this.#bench.backend.faults.held
  }

  /** Every declared call, by its context. */
  get calls(): ReadonlyMap<string, readonly DeclaredCall[]> {
    const calls = this.#bench.backend.calls.toSorted((one, other) => one.id.localeCompare(other.id))
    return Map.groupBy(calls, ({ id }) => id.split('.')[0] ?? id)
  }

  get kinds(): readonly string[] {
    return [...new Set(this.#bench.backend.calls.map(({ kind }) => kind))].sort()
  }

  /** For all calls that read, unless one call is meant. */
  begin(call = 'read'): void {
    this.form = new FaultForm(call)
    this.timesBegun += 1
  }

  giveUp(): void {
    this.form = undefined
  }

  async plant(): Promise<void> {
    const { fault, timesMeant, call } = this.form ?? {}
    if (!fault || timesMeant === undefined || call === undefined) return
    this.form = undefined
    await this.change(() => this.#bench.backend.faults.plant(fault, [call], timesMeant))
  }

  async switch(id: string, on: boolean): Promise<void> {
    const switched = ({ off: _, ...plan }: Plan): Plan => (on ? plan : { ...plan, off: true })
    await this.replace((plans) => plans.map((plan) => (plan.id === id ? switched(plan) : plan)))
    if (!on) this.#bench.release()
  }

  async remove(id: string): Promise<void> {
    await this.replace((plans) => plans.filter((plan) => plan.id !== id))
    this.#bench.release()
  }

  /** All out of force at once, and what is held back is answered. */
  async haltAll(): Promise<void> {
    await this.replace((plans) => plans.map((plan) => ({ ...plan, off: true })))
    this.#bench.release()
    this.#pulse.beat()
  }

  release(): void {
    this.#bench.release()
    this.#pulse.beat()
  }

  private replace(change: (plans: readonly Plan[]) => readonly Plan[]): Promise<void> {
    const { faults } = this.#bench.backend
    return this.change(() => {
      faults.plans = change(faults.plans)
    })
  }

  private async change(work: () => void): Promise<void> {
    await this.#bench.kept.change(work)
    this.#pulse.beat()
  }
}
