import { laterKeys } from '#adapters/browser/keys'
import { DeviceStorage } from '#adapters/browser/storage/DeviceStorage'
import { LoadedTrackPlayback } from '#app/learning/ports/TrackPlayback'
import { OpenPart } from './part.ts'
import type { Resolver } from './provide.ts'

/** What a page before could not tell the club any more is told by this one; where there is nothing, nothing is fetched. */
export async function flushOutbox(ask: Resolver): Promise<void> {
  if (!ask(DeviceStorage).local.has(laterKeys.outbox)) return
  const usage = await ask(OpenPart)(() => import('./learning/usage.ts'))
  await usage(LoadedTrackPlayback).recordExit()
}
