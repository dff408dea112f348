import * as calls from '#adapters/rest/learning/lessonCalls'
import { Lessons } from '#app/learning/ports/Lessons'
import { RestoreLesson } from '#app/learning/RestoreLesson'
import { hana, row, type Setting } from '../Row.ts'

async function taught({ given, world }: Setting): Promise<string> {
  const start = world.now().subtract({ hours: 3 })
  return given.teaching.add({ playerId: hana, coachId: 'marisol', lessonTypeId: 'iron-play', theme: 'putting', start })
}

async function putAway(setting: Setting): Promise<string> {
  const id = await taught(setting)
  await setting.given.teaching.isArchived(id)
  return id
}

export const rows = [
  row(calls.lessonDetail, (ask, id) => ask(Lessons).byId(id), {
    prepare: taught,
    // Its one note is gone with it.
    deviations: [{ where: ['code-30001'], gives: { leftOut: 1 }, source: 'learning.lesson-code-30001-ignored' }],
  }),
  row(calls.latestLesson, (ask) => ask(Lessons).latest(), { prepare: taught }),
  row(calls.lessonHistory, (ask) => ask(Lessons).history(), { prepare: taught }),
  row(calls.restoreLesson, (ask, id) => ask(RestoreLesson).execute(id), { prepare: putAway }),
  row(calls.lessonVideoDownload, (ask, id) => ask(Lessons).downloadAddress(id, { id: 'green', type: 'faceOn' }), { prepare: taught }),
]
