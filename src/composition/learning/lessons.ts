import { HttpLessons } from '#adapters/rest/learning/HttpLessons'
import { RestClient } from '#adapters/rest/RestClient'
import { DownloadLessonVideo } from '#app/learning/DownloadLessonVideo'
import { LessonCache } from '#app/learning/LessonCache'
import { CurrentPlayer } from '#app/learning/ports/CurrentPlayer'
import { Lessons } from '#app/learning/ports/Lessons'
import { PlaybackPreferences } from '#app/learning/ports/PlaybackPreferences'
import { RestoreLesson } from '#app/learning/RestoreLesson'
import { Clock } from '#app/shared/ports/Clock'
import { Connectivity } from '#app/shared/ports/Connectivity'
import { DeviceFiles } from '#app/shared/ports/DeviceFiles'
import { Downloads } from '#app/shared/ports/Downloads'
import { DownloadModel } from '#ui/learning/lesson/DownloadModel.ts'
import { LessonViewModel } from '#ui/learning/lesson/LessonViewModel.ts'
import { RestoreModel } from '#ui/learning/lesson/RestoreModel.ts'
import { LessonHistoryViewModel } from '#ui/learning/lesson-history/LessonHistoryViewModel.ts'
import { textsIn } from '#ui/shell/i18n.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'
import { MediaAddress } from '../root.ts'

const module = provide(({ give, share }) => {
  share(Lessons, HttpLessons, RestClient, Clock, MediaAddress)
  share(LessonCache, Lessons, CurrentPlayer)
  give(RestoreLesson, Lessons, Connectivity)
  give(DownloadLessonVideo, Lessons, Downloads, DeviceFiles)
  give(RestoreModel, RestoreLesson)
  give(DownloadModel, DownloadLessonVideo)
  give(LessonViewModel, LessonCache, PlaybackPreferences, RestoreModel, DownloadModel)
  give(LessonHistoryViewModel, Lessons)
})

export const part: Part = {
  requires: () => [import('./share.ts'), import('../deviceFiles.ts')],
  module,
  texts: textsIn('lessons', (language) => import(`../../ui/learning/texts/lessons/${language}.json`, { with: { type: 'json' } })),
}
