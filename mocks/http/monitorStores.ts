import type { Region } from './regions.ts'

interface MonitorStore {
  readonly code: string
  /** The region whose taxes, currency and language the store has. */
  readonly like: Region
}

/** The launch monitor's stores. */
export const monitorStores: readonly MonitorStore[] = [
  { code: 'STSVEN', like: 'global' },
  { code: 'STSVCA', like: 'qb' },
  { code: 'STSVJP', like: 'jp' },
]

export function isMonitorStore(code: string | null): boolean {
  return monitorStores.some((store) => store.code === code)
}
