import * as calls from '#adapters/rest/learning/lessonCalls'
import { DownloadLessonVideo } from '#app/learning/DownloadLessonVideo'
import { Lessons } from '#app/learning/ports/Lessons'
import { Downloads } from '#app/shared/ports/Downloads'
import type { Resolver } from '#composition/provide'
import { DownloadModel } from '#ui/learning/lesson/DownloadModel.ts'
import { LessonViewModel } from '#ui/learning/lesson/LessonViewModel.ts'
import { LessonHistoryViewModel } from '#ui/learning/lesson-history/LessonHistoryViewModel.ts'
import type { ObservedView } from '../cell/ObservedView.ts'
import { hana, type RowContext, rowOfScreen } from '../Row.ts'
import { modelView, whenSettled } from '../views.ts'

async function taught({ given, world }: RowContext): Promise<string> {
  const start = world.now().subtract({ hours: 3 })
  return given.teaching.add({ playerId: hana, coachId: 'marisol', lessonTypeId: 'iron-play', theme: 'putting', start })
}

async function putAway(setting: RowContext): Promise<string> {
  const id = await taught(setting)
  await setting.given.teaching.isArchived(id)
  return id
}

function lesson(read: (model: LessonViewModel, id: string) => unknown) {
  return (ask: Resolver, id: string): ObservedView => {
    const model = ask(LessonViewModel)
    return {
      ...{ act: () => read(model, id), state: model.reading, leave: () => model.dispose() },
      value: () => model.videos?.lesson,
    }
  }
}

function restoring(ask: Resolver, id: string): ObservedView {
  const { restore } = ask(LessonViewModel)
  return {
    open: async () => {
      const lesson = await ask(Lessons).byId(id)
      if (lesson) restore.ask(lesson)
    },
    ...{ act: () => restore.confirm(), state: restore.restoring, models: [restore], isDone: () => restore.isRestored },
  }
}

function downloading(ask: Resolver, id: string): ObservedView {
  const model = ask(LessonViewModel)
  const download = new DownloadModel(new DownloadLessonVideo(ask(Lessons), ask(Downloads), { keep: () => undefined }))
  return {
    open: async () => {
      model.open(id)
      await whenSettled(model.reading)
    },
    act: async () => {
      const { lesson } = model.videos ?? {}
      const [video] = lesson?.videos ?? []
      if (lesson && video) await download.start(lesson, video)
    },
    ...{ state: download.fetching, models: [download], leave: () => model.dispose() },
    refusal: () => (download.outcome === 'foreign' ? 'foreign' : undefined),
    isDone: () => download.outcome === 'kept',
  }
}

export const rows = [
  rowOfScreen(
    calls.lessonDetail,
    lesson((model, id) => model.open(id)),
    {
      prepare: taught,
      deviations: [{ where: ['code-30001'], gives: { leftOut: 1 }, source: 'learning.lesson-code-30001-ignored' }],
    },
  ),
  rowOfScreen(
    calls.latestLesson,
    lesson((model) => model.openLatest()),
    { prepare: taught },
  ),
  rowOfScreen(calls.lessonHistory, (ask) => modelView(ask(LessonHistoryViewModel), ({ reading }) => reading), { prepare: taught }),
  rowOfScreen(calls.restoreLesson, restoring, { prepare: putAway }),
  rowOfScreen(calls.lessonVideoDownload, downloading, {
    of: 'asking',
    prepare: taught,
    refusals: { foreign: 'lessons:download.foreign' },
    deviations: [
      {
        where: ['reordered'],
        gives: { at: [0, 16_125], ends: 16_125 },
        source: 'DownloadModel: one at a time, so no second request follows',
      },
    ],
  }),
]
