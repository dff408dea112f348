import { laterKeys } from '#adapters/browser/keys'
import { DeviceStorage } from '#adapters/browser/storage/DeviceStorage'
import type { Resolver } from '../provide.ts'

export async function flushOutbox(ask: Resolver): Promise<void> {
  const { local } = ask(DeviceStorage)
  if (!(local.has(laterKeys.outbox) || local.has(laterKeys.scorecards))) return
  const { sendStoredWrites } = await import('../sendStoredWrites.ts')
  await sendStoredWrites(ask)
}
