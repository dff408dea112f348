import { makeAutoObservable } from 'mobx'
import type { FaultPlan } from '../http/InjectedFaults.ts'
import type { DeclaredCall } from '../http/MatchedRequest.ts'
import { isOffline, isOfflinePlan, setOffline } from '../http/offline.ts'
import type { DeskContext } from './DeskContext.ts'
import { FaultForm } from './FaultForm.ts'
import type { WorldAtom } from './WorldAtom.ts'

export class FaultList {
  form: FaultForm | undefined = undefined
  /** Key of the form, so that each new one takes the focus. */
  timesBegun = 0
  readonly #context: DeskContext
  readonly #atom: WorldAtom

  constructor(context: DeskContext, atom: WorldAtom) {
    this.#context = context
    this.#atom = atom
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get plans(): readonly FaultPlan[] {
    this.#atom.reportObserved()
    return this.#context.backend.faults.plans.filter((plan) => !isOfflinePlan(plan))
  }

  get isOffline(): boolean {
    this.#atom.reportObserved()
    return isOffline(this.#context.backend.faults)
  }

  goOffline(offline: boolean): Promise<void> {
    return this.change(() => setOffline(this.#context.backend.faults, offline))
  }

  get held(): number {
    this.#atom.reportObserved()
    return this.#context.backend.faults.held
  }

  get calls(): ReadonlyMap<string, readonly DeclaredCall[]> {
    const calls = this.#context.backend.calls.toSorted((one, other) => one.id.localeCompare(other.id))
    return Map.groupBy(calls, ({ id }) => id.split('.')[0] ?? id)
  }

  get kinds(): readonly string[] {
    return [...new Set(this.#context.backend.calls.map(({ kind }) => kind))].sort()
  }

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
    await this.change(() => this.#context.backend.faults.inject(fault, [call], timesMeant))
  }

  async switch(id: string, on: boolean): Promise<void> {
    const switched = ({ off: _, ...plan }: FaultPlan): FaultPlan => (on ? plan : { ...plan, off: true })
    await this.replace((plans) => plans.map((plan) => (plan.id === id ? switched(plan) : plan)))
    if (!on) this.#context.release()
  }

  async remove(id: string): Promise<void> {
    await this.replace((plans) => plans.filter((plan) => plan.id !== id))
    this.#context.release()
  }

  async haltAll(): Promise<void> {
    await this.replace((plans) => plans.map((plan) => ({ ...plan, off: true })))
    this.#context.release()
    this.#atom.reportChanged()
  }

  release(): void {
    this.#context.release()
    this.#atom.reportChanged()
  }

  private replace(change: (plans: readonly FaultPlan[]) => readonly FaultPlan[]): Promise<void> {
    const { faults } = this.#context.backend
    return this.change(() => {
      faults.plans = change(faults.plans)
    })
  }

  private async change(work: () => void): Promise<void> {
    await this.#context.kept.change(work)
    this.#atom.reportChanged()
  }
}
