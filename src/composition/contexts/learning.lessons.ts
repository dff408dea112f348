import { downloadInPage } from '#adapters/browser/device/downloadInPage'
import { StreamedDownloads } from '#adapters/browser/device/StreamedDownloads'
import type { BrowserEnvironment } from '#adapters/browser/environment'
import { HttpLessons } from '#adapters/rest/learning/HttpLessons'
import { RestClient } from '#adapters/rest/RestClient'
import { DownloadLessonVideo } from '#app/learning/DownloadLessonVideo'
import { LessonCache } from '#app/learning/LessonCache'
import { CurrentPlayer } from '#app/learning/ports/CurrentPlayer'
import { DeviceFiles } from '#app/learning/ports/DeviceFiles'
import { Downloads } from '#app/learning/ports/Downloads'
import { Lessons } from '#app/learning/ports/Lessons'
import { PlaybackPreferences } from '#app/learning/ports/PlaybackPreferences'
import { RestoreLesson } from '#app/learning/RestoreLesson'
import { Clock } from '#app/shared/ports/Clock'
import { Connectivity } from '#app/shared/ports/Connectivity'
import { DownloadModel } from '#ui/learning/lesson/DownloadModel.ts'
import { LessonViewModel } from '#ui/learning/lesson/LessonViewModel.ts'
import { RestoreModel } from '#ui/learning/lesson/RestoreModel.ts'
import { LessonHistoryViewModel } from '#ui/learning/lesson-history/LessonHistoryViewModel.ts'
import { textLoader } from '#ui/shell/i18n.ts'
import { provide } from '../provide.ts'
import { BrowserEnvironmentToken, MediaAddress } from '../root.ts'

const module = provide((give, share) => {
  share(
    Lessons,
    (client: RestClient, clock: Clock, media: string) => new HttpLessons(client, clock, media),
    ...([RestClient, Clock, MediaAddress] as const),
  )
  share(LessonCache, (lessons: Lessons, player: CurrentPlayer) => new LessonCache(lessons, player), Lessons, CurrentPlayer)
  share(Downloads, (around: BrowserEnvironment) => new StreamedDownloads(around.fetch), BrowserEnvironmentToken)
  share(
    DeviceFiles,
    (clock: Clock) => {
      const handOver = downloadInPage(() => document.createElement('a'), URL, clock)
      return { keep: (file) => void handOver(file) }
    },
    Clock,
  )
  give(RestoreLesson, (lessons: Lessons, connectivity: Connectivity) => new RestoreLesson(lessons, connectivity), Lessons, Connectivity)
  give(
    DownloadLessonVideo,
    (lessons: Lessons, downloads: Downloads, files: DeviceFiles) => new DownloadLessonVideo(lessons, downloads, files),
    ...([Lessons, Downloads, DeviceFiles] as const),
  )
  give(RestoreModel, (restoring: RestoreLesson) => new RestoreModel(restoring), RestoreLesson)
  give(DownloadModel, (download: DownloadLessonVideo) => new DownloadModel(download), DownloadLessonVideo)
  give(
    LessonViewModel,
    (lessons: LessonCache, viewing: PlaybackPreferences, restore: RestoreModel, download: DownloadModel) =>
      new LessonViewModel(lessons, viewing, restore, download),
    ...([LessonCache, PlaybackPreferences, RestoreModel, DownloadModel] as const),
  )
  give(LessonHistoryViewModel, (lessons: Lessons) => new LessonHistoryViewModel(lessons), Lessons)
})

export const lessons = {
  name: 'lessons',
  requires: async () => (await import('./learning.share.ts')).share,
  module,
  texts: textLoader({
    en: () => import('#ui/learning/texts/lessons/en.json', { with: { type: 'json' } }),
    fr: () => import('#ui/learning/texts/lessons/fr.json', { with: { type: 'json' } }),
    ja: () => import('#ui/learning/texts/lessons/ja.json', { with: { type: 'json' } }),
    zh: () => import('#ui/learning/texts/lessons/zh.json', { with: { type: 'json' } }),
  }),
  screens: {
    history: async () => (await import('#ui/learning/lesson-history/LessonHistoryScreen.tsx')).LessonHistoryScreen,
    latest: async () => (await import('#ui/learning/lesson/LatestLessonScreen.tsx')).LatestLessonScreen,
    lesson: async () => (await import('#ui/learning/lesson/LessonScreen.tsx')).LessonScreen,
  },
}
