import type { Clock } from '#app/shared/ports/Clock'
import { isLanguage } from '#domain/shared/language'
import { nextLessonIn } from './nextLessonIn.ts'
import type { EarlyAnswers } from './readEarly.ts'
import { loadFormats, showNextLesson } from './showNextLesson.ts'

interface Viewer {
  readonly firstName: string
  readonly clock: Pick<Clock, 'now' | 'timeZone'>
}

/** Shows the next lesson from the answers that the client will take; leaves the skeleton where one of them is not what it expects. */
export async function showHome(document: Document, { bodyOf }: EarlyAnswers, { firstName, clock }: Viewer): Promise<void> {
  const language = document.documentElement.lang
  if (!isLanguage(language)) return
  const bodies = Promise.all(['/api/v3/layout/home', '/api/v2/appointments'].map(bodyOf))
  const device = { now: clock.now(), timeZone: clock.timeZone }
  // The first use of each format is slow, and the answers take longer.
  await loadFormats(language, device)
  const [layout, appointments] = await bodies
  const lesson = nextLessonIn({ layout, appointments }, device)
  await document.fonts.ready
  if (lesson) showNextLesson(document, { firstName, ...device, lesson, language })
}
