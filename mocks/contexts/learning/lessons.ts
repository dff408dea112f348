import * as calls from '#adapters/rest/learning/lessonCalls'
import { type Answer, type Handler, ok, onPlayerCall, type Player, refused, type UncheckedRequest } from '../../http/handler.ts'
import type { TaughtLessonRow } from './data.ts'
import { lessonOnWire, summaryOnWire } from './lessonWire.ts'
import { themeNamed } from './themes/index.ts'
import { videoFileOf } from './videoFile.ts'

type Asker = Pick<UncheckedRequest, 'world' | 'language' | 'url'> & { readonly player: Player }

const ignored = 30001

export const lessonHandlers: readonly Handler[] = [
  onPlayerCall(calls.lessonDetail, (asked) => {
    const row = ownLesson(asked, asked.query.id)
    if (!row) return nowhere
    return row.draft ? { status: 200, body: { code: ignored } } : ok(lessonOnWire(asked, row))
  }),

  onPlayerCall(calls.latestLesson, (asked) => {
    const [latest] = shownTo(asked)
    return ok(latest ? lessonOnWire(asked, latest) : null)
  }),

  onPlayerCall(calls.lessonHistory, (asked) => ok(shownTo(asked).map((row) => summaryOnWire(asked, row)))),

  onPlayerCall(calls.restoreLesson, async (asked) => {
    const row = ownLesson(asked, asked.body.lessonId)
    if (!row) return nowhere
    await asked.world.taughtLessons.change(row.id, { archived: false })
    return ok({ lessonId: row.id })
  }),

  onPlayerCall(calls.lessonVideoDownload, (asked) => {
    const { lessonId, videoId, videoType } = asked.query
    const row = ownLesson(asked, lessonId)
    const video = row && themeNamed(row.theme).videos.find(({ id, type }) => id === videoId && type === videoType)
    if (!row || !video || row.archived) return nowhere
    const source = videoFileOf(asked.url, video.slug).sources.find(({ type }) => type === 'video/mp4')
    return ok({ url: source?.url })
  }),
]

const nowhere: Answer = refused(404, 404, { message: 'There is no such lesson' })

function ownLesson({ world, player }: Asker, id: string): TaughtLessonRow | undefined {
  const row = world.taughtLessons.find(id)
  return row?.playerId === player.id ? row : undefined
}

function shownTo({ world, player }: Asker): readonly TaughtLessonRow[] {
  const rows = world.taughtLessons.list(({ playerId, draft }) => playerId === player.id && !draft)
  return rows.sort((one, other) => Temporal.Instant.compare(other.start, one.start))
}
