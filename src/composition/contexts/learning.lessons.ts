import { handOverInPage } from '#adapters/browser/handOver'
import { StreamedDownloads } from '#adapters/browser/StreamedDownloads'
import type { Surroundings } from '#adapters/browser/surroundings'
import { HttpLessons } from '#adapters/rest/learning/HttpLessons'
import { RestClient } from '#adapters/rest/RestClient'
import { DownloadLessonVideo } from '#app/learning/DownloadLessonVideo'
import { LessonShelf } from '#app/learning/LessonShelf'
import { CurrentLearner } from '#app/learning/ports/CurrentLearner'
import { DeviceFiles } from '#app/learning/ports/DeviceFiles'
import { Downloads } from '#app/learning/ports/Downloads'
import { Lessons } from '#app/learning/ports/Lessons'
import { Viewing } from '#app/learning/ports/Viewing'
import { RestoreLesson } from '#app/learning/RestoreLesson'
import { Clock } from '#app/shared/ports/Clock'
import { Connectivity } from '#app/shared/ports/Connectivity'
import { DownloadModel } from '#ui/learning/lesson/DownloadModel.ts'
import { LessonViewModel } from '#ui/learning/lesson/LessonViewModel.ts'
import { RestoreModel } from '#ui/learning/lesson/RestoreModel.ts'
import { LessonHistoryViewModel } from '#ui/learning/lesson-history/LessonHistoryViewModel.ts'
import { textLoader } from '#ui/shell/i18n.ts'
import { provide } from '../provide.ts'
import { Around, MediaAddress } from '../root.ts'

const module = provide((give, share) => {
  share(
    Lessons,
    (client: RestClient, clock: Clock, media: string) => new HttpLessons(client, clock, media),
    ...([RestClient, Clock, MediaAddress] as const),
  )
  share(LessonShelf, (lessons: Lessons, learner: CurrentLearner) => new LessonShelf(lessons, learner), Lessons, CurrentLearner)
  share(Downloads, (around: Surroundings) => new StreamedDownloads(around.fetch), Around)
  share(
    DeviceFiles,
    (clock: Clock) => {
      const handOver = handOverInPage(() => document.createElement('a'), URL, clock)
      return { keep: (file) => void handOver(file) }
    },
    Clock,
  )
  give(RestoreLesson, (lessons: Lessons, line: Connectivity) => new RestoreLesson(lessons, line), Lessons, Connectivity)
  give(
    DownloadLessonVideo,
    (lessons: Lessons, downloads: Downloads, files: DeviceFiles) => new DownloadLessonVideo(lessons, downloads, files),
    ...([Lessons, Downloads, DeviceFiles] as const),
  )
  give(RestoreModel, (restoring: RestoreLesson) => new RestoreModel(restoring), RestoreLesson)
  give(DownloadModel, (download: DownloadLessonVideo) => new DownloadModel(download), DownloadLessonVideo)
  give(
    LessonViewModel,
    (shelf: LessonShelf, viewing: Viewing, restore: RestoreModel, download: DownloadModel) =>
      new LessonViewModel(shelf, viewing, restore, download),
    ...([LessonShelf, Viewing, RestoreModel, DownloadModel] as const),
  )
  give(LessonHistoryViewModel, (lessons: Lessons) => new LessonHistoryViewModel(lessons), Lessons)
})

export const lessons = {
  name: 'lessons',
  whole: async () => (await import('./learning.share.ts')).share,
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
