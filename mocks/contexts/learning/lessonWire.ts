import type { UncheckedRequest } from '../../http/handler.ts'
import type { TaughtLessonRow } from './data.ts'
import { themeNamed } from './themes/index.ts'
import { posterOf, videoFileOf } from './videoFile.ts'

type Asker = Pick<UncheckedRequest, 'world' | 'language' | 'url'>

export function summaryOnWire(asker: Asker, row: TaughtLessonRow) {
  const { videos } = themeNamed(row.theme)
  const [first] = videos
  return { ...givenOnWire(asker, row), poster: first && posterOf(asker.url, first.slug), videoCount: videos.length }
}

export function lessonOnWire(asker: Asker, row: TaughtLessonRow) {
  const { language, url } = asker
  const { comment, notes, drills, videos } = themeNamed(row.theme)
  const due = Temporal.Instant.from(row.start).toZonedDateTimeISO('UTC').toPlainDate().add({ days: 14 }).toString()
  return {
    ...givenOnWire(asker, row),
    comment: comment[language],
    notes: notes.map(({ title, text, ...note }) => ({ ...note, title: title[language], text: text[language] })),
    drills: drills.map(({ title, note, ...drill }) => ({ ...drill, title: title[language], note: note[language], due })),
    videos: row.archived
      ? []
      : videos.map(({ id, type, title, slug }) => ({ id, type, title: title[language], media: videoFileOf(url, slug) })),
  }
}

function givenOnWire({ world, language }: Asker, row: TaughtLessonRow) {
  const { firstName, lastName, centreId } = world.coaches.get(row.coachId)
  const { name, city, timeZone } = world.centres.get(centreId)
  const lessonType = world.lessonTypes.get(row.lessonTypeId)
  return {
    ...{ id: row.id, title: themeNamed(row.theme).title[language], lessonType: lessonType.name[language] },
    ...{ date: row.start, minutes: lessonType.minutes, archived: row.archived },
    ...{ coach: { id: row.coachId, firstName, lastName }, center: { name, city, timeZone } },
  }
}
