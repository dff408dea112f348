import * as z from 'zod/mini'
import type { CurrentPlayer } from '#app/learning/ports/CurrentPlayer'
import type { WatchHistory } from '#app/learning/ports/WatchHistory'
import { unionOf } from '#domain/learning/watched'
import { type WatchProgress, withProgress } from '#domain/learning/watchProgress'
import { laterKeys } from '../keys.ts'
import type { DeviceStorage } from './DeviceStorage.ts'

const text = z.string().check(z.minLength(1))
const seconds = z.number().check(z.nonnegative())
const progress = z.object({
  videoId: text,
  seriesId: z.optional(text),
  seconds,
  watched: z.array(z.object({ from: seconds, to: seconds })),
  position: seconds,
})
const histories: z.ZodMiniType<Readonly<Record<string, readonly WatchProgress[]>>> = z.record(text, z.array(progress))

export class StoredWatchHistory implements WatchHistory {
  private readonly storage: DeviceStorage
  private readonly player: Pick<CurrentPlayer, 'value'>

  constructor(storage: DeviceStorage, player: Pick<CurrentPlayer, 'value'>) {
    this.storage = storage
    this.player = player
  }

  all(): readonly WatchProgress[] {
    return this.read()[this.player.value ?? ''] ?? []
  }

  find(videoId: string): WatchProgress | undefined {
    return this.all().find((each) => each.videoId === videoId)
  }

  save(progress: WatchProgress): void {
    const { value: id } = this.player
    if (id === undefined) return
    const watched = unionOf(this.find(progress.videoId)?.watched ?? [], progress.watched)
    this.storage.local.write(laterKeys.watched, { ...this.read(), [id]: withProgress(this.all(), { ...progress, watched }) })
  }

  private read(): Readonly<Record<string, readonly WatchProgress[]>> {
    return this.storage.local.read(laterKeys.watched, histories) ?? {}
  }
}
