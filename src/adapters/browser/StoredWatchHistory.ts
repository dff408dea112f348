import * as z from 'zod/mini'
import type { CurrentLearner } from '#app/learning/ports/CurrentLearner'
import type { WatchHistory } from '#app/learning/ports/WatchHistory'
import { unionOf } from '#domain/learning/watched'
import { type WatchProgress, withProgress } from '#domain/learning/watchProgress'
import type { DeviceStorage } from './DeviceStorage.ts'
import { laterKeys } from './keys.ts'

const text = z.string().check(z.minLength(1))
const seconds = z.number().check(z.nonnegative())
const progress = z.object({
  videoId: text,
  seriesId: z.optional(text),
  seconds,
  watched: z.array(z.object({ from: seconds, to: seconds })),
  position: seconds,
})
/** By player: a parent and the children share a device. */
const histories: z.ZodMiniType<Readonly<Record<string, readonly WatchProgress[]>>> = z.record(text, z.array(progress))

export class StoredWatchHistory implements WatchHistory {
  private readonly storage: DeviceStorage
  private readonly learner: Pick<CurrentLearner, 'value'>

  constructor(storage: DeviceStorage, learner: Pick<CurrentLearner, 'value'>) {
    this.storage = storage
    this.learner = learner
  }

  all(): readonly WatchProgress[] {
    return this.read()[this.learner.value ?? ''] ?? []
  }

  find(videoId: string): WatchProgress | undefined {
    return this.all().find((each) => each.videoId === videoId)
  }

  /** After a sign-out there is nobody to keep it for. */
  save(progress: WatchProgress): void {
    const { value: id } = this.learner
    if (id === undefined) return
    const watched = unionOf(this.find(progress.videoId)?.watched ?? [], progress.watched)
    this.storage.local.write(laterKeys.watched, { ...this.read(), [id]: withProgress(this.all(), { ...progress, watched }) })
  }

  private read(): Readonly<Record<string, readonly WatchProgress[]>> {
    return this.storage.local.read(laterKeys.watched, histories) ?? {}
  }
}
