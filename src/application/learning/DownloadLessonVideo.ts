import { fileNameOf, type Lesson, type LessonVideo } from '#domain/learning/lesson'
import type { DeviceFiles } from '../shared/ports/DeviceFiles.ts'
import type { DownloadOptions, Downloads } from '../shared/ports/Downloads.ts'
import type { Lessons } from './ports/Lessons.ts'

/** `foreign`: on another host, so it was not fetched. */
export type Downloaded = 'kept' | 'dropped' | 'foreign'

export class DownloadLessonVideo {
  private readonly lessons: Pick<Lessons, 'downloadAddress'>
  private readonly downloads: Downloads
  private readonly files: DeviceFiles

  constructor(lessons: Pick<Lessons, 'downloadAddress'>, downloads: Downloads, files: DeviceFiles) {
    this.lessons = lessons
    this.downloads = downloads
    this.files = files
  }

  async execute(lesson: Lesson, video: LessonVideo, options: DownloadOptions): Promise<Downloaded> {
    const { signal } = options
    try {
      const address = await this.lessons.downloadAddress(lesson.id, video, signal)
      if (address === undefined) return 'foreign'
      const content = await this.downloads.read(address, options)
      signal.throwIfAborted()
      this.files.keep({ name: fileNameOf(lesson, video, address), content })
      return 'kept'
    } catch (error) {
      if (signal.aborted) return 'dropped'
      throw error
    }
  }
}
