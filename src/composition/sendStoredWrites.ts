import { laterKeys } from '#adapters/browser/keys'
import { DeviceStorage } from '#adapters/browser/storage/DeviceStorage'
import { LoadedTrackPlayback } from '#app/learning/ports/TrackPlayback'
import { ScoreSync } from '#app/rounds/ScoreSync'
import { OpenPart } from './part.ts'
import type { Resolver } from './provide.ts'

export async function sendStoredWrites(ask: Resolver): Promise<void> {
  const { local } = ask(DeviceStorage)
  const open = ask(OpenPart)
  if (local.has(laterKeys.scorecards)) (await open(() => import('./rounds/scorecards.ts')))(ScoreSync).start()
  if (local.has(laterKeys.outbox)) await (await open(() => import('./learning/usage.ts')))(LoadedTrackPlayback).recordExit()
}
