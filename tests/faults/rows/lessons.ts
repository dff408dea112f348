import * as calls from '#adapters/rest/learning/lessonCalls'
import { Lessons } from '#app/learning/ports/Lessons'
import type { Ask } from '#composition/provide'
import { LessonViewModel } from '#ui/learning/lesson/LessonViewModel.ts'
import { LessonHistoryViewModel } from '#ui/learning/lesson-history/LessonHistoryViewModel.ts'
import type { View } from '../cell/View.ts'
import { hana, row, type Setting, screen } from '../Row.ts'
import { opened } from '../views.ts'

async function taught({ given, world }: Setting): Promise<string> {
  const start = world.now().subtract({ hours: 3 })
  return given.teaching.add({ playerId: hana, coachId: 'marisol', lessonTypeId: 'iron-play', theme: 'putting', start })
}

async function putAway(setting: Setting): Promise<string> {
  const id = await taught(setting)
  await setting.given.teaching.isArchived(id)
  return id
}

function lesson(read: (model: LessonViewModel, id: string) => unknown) {
  return (ask: Ask, id: string): View => {
    const model = ask(LessonViewModel)
    return {
      ...{ act: () => read(model, id), state: model.reading, leave: () => model.dispose() },
      value: () => model.films?.lesson,
    }
  }
}

function restoring(ask: Ask, id: string): View {
  const { restore } = ask(LessonViewModel)
  return {
    open: async () => {
      const lesson = await ask(Lessons).byId(id)
      if (lesson) restore.ask(lesson)
    },
    ...{ act: () => restore.confirm(), state: restore.restoring, models: [restore], isDone: () => restore.isRestored },
  }
}

export const rows = [
  screen(
    calls.lessonDetail,
    lesson((model, id) => model.open(id)),
    {
      prepare: taught,
      // Its one note is gone with it.
      deviations: [{ where: ['code-30001'], gives: { leftOut: 1 }, source: 'learning.lesson-code-30001-ignored' }],
    },
  ),
  screen(
    calls.latestLesson,
    lesson((model) => model.openLatest()),
    { prepare: taught },
  ),
  screen(calls.lessonHistory, (ask) => opened(ask(LessonHistoryViewModel), ({ reading }) => reading), { prepare: taught }),
  screen(calls.restoreLesson, restoring, { prepare: putAway }),
  row(
    calls.lessonVideoDownload,
    async (ask, id) => ({ address: await ask(Lessons).downloadAddress(id, { id: 'green', type: 'faceOn' }) }),
    {
      prepare: taught,
    },
  ),
]
