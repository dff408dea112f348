import { laterKeys } from '#adapters/browser/keys'
import type { DeviceStorage } from '#adapters/browser/storage/DeviceStorage'
import { ContinueWatching } from '#app/learning/ContinueWatching'
import type { BegunVideo, CurrentVideo } from '#app/support/ports/CurrentVideo'
import { pathOfVideo } from '#ui/learning/learningPaths.ts'
import type { OpenPart } from '../part.ts'

/** For players who have watched nothing on the device, home loads no code of the library and reads nothing. */
export class LearningCurrentVideo implements CurrentVideo {
  private readonly open: OpenPart
  private readonly storage: Pick<DeviceStorage, 'local'>

  constructor(open: OpenPart, storage: Pick<DeviceStorage, 'local'>) {
    this.open = open
    this.storage = storage
  }

  async inProgress(): Promise<readonly BegunVideo[]> {
    if (!this.storage.local.has(laterKeys.watched)) return []
    const resolve = await this.open(() => import('../learning/continueWatching.ts'))
    const [video] = await resolve(ContinueWatching).execute()
    return video ? [{ title: video.title, path: pathOfVideo(video.id, video.seriesId) }] : []
  }
}
