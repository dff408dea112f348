import type { CallKind } from '#adapters/rest/call'
import type { FaultPlan, InjectedFaults } from './InjectedFaults.ts'

const everyKind: readonly CallKind[] = ['read', 'idempotent', 'write', 'auth', 'telemetry', 'upload']

/** No request arrives, whatever it is: a fault for every kind of call, so that it is shared, kept and linked like other faults. */
export function isOfflinePlan({ fault, calls }: Pick<FaultPlan, 'fault' | 'calls'>): boolean {
  return fault.kind === 'no-network' && everyKind.every((kind) => calls.includes(kind))
}

export function isOffline(faults: InjectedFaults): boolean {
  return faults.planned.some(isOfflinePlan)
}

/** The device loses its connection, or finds it again. Other faults stay as they are. */
export function setOffline(faults: InjectedFaults, offline: boolean): void {
  const others = faults.plans.filter((plan) => !isOfflinePlan(plan))
  if (!offline) {
    faults.plans = others
    return
  }
  faults.plans = []
  faults.plant({ kind: 'no-network' }, everyKind)
  // It comes before all others: without a connection nothing else can go wrong.
  faults.plans = [...faults.plans, ...others]
}
