import type { CallKind } from '#adapters/rest/call'
import type { FaultPlan, InjectedFaults } from './InjectedFaults.ts'

const everyKind: readonly CallKind[] = ['read', 'idempotent', 'write', 'auth', 'telemetry', 'upload']

/** Offline is a fault for every kind of call, so it is shared, stored and linked like other faults. */
export function isOfflinePlan({ fault, calls }: Pick<FaultPlan, 'fault' | 'calls'>): boolean {
  return fault.kind === 'no-network' && everyKind.every((kind) => calls.includes(kind))
}

export function isOffline(faults: InjectedFaults): boolean {
  return faults.planned.some(isOfflinePlan)
}

export function setOffline(faults: InjectedFaults, offline: boolean): void {
  const others = faults.plans.filter((plan) => !isOfflinePlan(plan))
  if (!offline) {
    faults.plans = others
    return
  }
  faults.plans = []
  faults.inject({ kind: 'no-network' }, everyKind)
  // First in the list: without a connection no other fault can happen.
  faults.plans = [...faults.plans, ...others]
}
