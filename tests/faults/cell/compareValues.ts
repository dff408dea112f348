import type { CellObservation } from './CellObservation.ts'

export function compareValues(undisturbed: unknown, shown: unknown): CellObservation['shown'] {
  const [before, after] = [recordsIn(undisturbed), recordsIn(shown)]
  return {
    same: JSON.stringify(undisturbed) === JSON.stringify(shown),
    fewer: before.length - after.length,
    changed: before.filter((record) => !after.includes(record)).length,
  }
}

function recordsIn(value: unknown): readonly string[] {
  const list = Array.isArray(value) ? value : Object.values(value ?? {}).find(Array.isArray)
  return list?.map((record: unknown) => JSON.stringify(record)) ?? []
}
