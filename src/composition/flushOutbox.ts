import { laterKeys } from '#adapters/browser/keys'
import { DeviceStorage } from '#adapters/browser/storage/DeviceStorage'
import { LoadedTrackPlayback } from '#app/learning/ports/TrackPlayback'
import { OpenPart } from './part.ts'
import type { Resolver } from './provide.ts'

/** Sends what a page before could not send any more; where nothing is stored, nothing is fetched. */
export async function flushOutbox(ask: Resolver): Promise<void> {
  const { local } = ask(DeviceStorage)
  const open = ask(OpenPart)
  if (local.has(laterKeys.scorecards)) {
    const { sendScores } = await import('./sendScores.ts')
    await sendScores(open)
  }
  if (!local.has(laterKeys.outbox)) return
  const usage = await open(() => import('./learning/usage.ts'))
  await usage(LoadedTrackPlayback).recordExit()
}
