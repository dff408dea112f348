const monitorStores = ['STSVEN', 'STSVCA', 'STSVJP'] as const

/** The stores of the launch monitor's shop. */
export type MonitorStore = (typeof monitorStores)[number]

/** Undefined for any other code: it must not be sent. */
export function monitorStoreIn(code: string | undefined): MonitorStore | undefined {
  return monitorStores.find((store) => store === code)
}
