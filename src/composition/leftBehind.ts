import { DeviceStorage } from '#adapters/browser/DeviceStorage'
import { laterKeys } from '#adapters/browser/keys'
import { FilmNotes } from '#app/learning/ports/FilmUsage'
import { OpenContext } from './context.ts'
import type { Ask } from './provide.ts'

/** What a page before could not tell the club any more is told by this one; where there is nothing, nothing is fetched. */
export async function sendLeftBehind(ask: Ask): Promise<void> {
  if (!ask(DeviceStorage).local.has(laterKeys.outbox)) return
  const usage = await ask(OpenContext)('usage')
  await usage(FilmNotes).tellLeft()
}
