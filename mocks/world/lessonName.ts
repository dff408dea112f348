import type { AppointmentRow } from '../contexts/scheduling/data.ts'
import type { Language } from './languages.ts'
import { fullName } from './names.ts'
import type { World } from './World.ts'

export function lessonName(world: World, { lessonTypeId, coachId, centreId, start }: AppointmentRow, language: Language): string {
  const { timeZone } = world.centres.get(centreId)
  const coach = coachId === undefined ? [] : [fullName(world.coaches.get(coachId))]
  const at = Temporal.Instant.from(start)
    .toZonedDateTimeISO(timeZone)
    .toLocaleString(language === 'en' ? 'en-GB' : language, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
    })
  return [world.lessonTypes.get(lessonTypeId).name[language], ...coach, at].join(', ')
}
