import type { CalendarFile, CalendarFiles } from '#app/scheduling/ports/CalendarFiles'
import type { Clock } from '#app/shared/ports/Clock'
import { loadChunk } from '../updates/loadChunk.ts'
import type { Download } from './downloadInPage.ts'

export class DownloadedCalendarFiles implements CalendarFiles {
  private readonly clock: Pick<Clock, 'now'>
  private readonly handOver: (download: Download) => void

  constructor(clock: Pick<Clock, 'now'>, handOver: (download: Download) => void) {
    this.clock = clock
    this.handOver = handOver
  }

  async save(file: CalendarFile): Promise<void> {
    const text = await this.textOf(file)
    this.handOver({ name: `clubhouse-${file.appointment.id}.ics`, content: new Blob([text], { type: 'text/calendar;charset=utf-8' }) })
  }

  /** Times in UTC, so that calendars need no time zones. SEQUENCE rises with each change. RFC 5546 requires an organizer, though nobody replies. */
  private async textOf({ appointment, earlierIds, title, description }: CalendarFile): Promise<string> {
    const { default: ical, ICalCalendarMethod, ICalEventStatus } = await loadChunk(() => import('ical-generator'))
    const [firstId = appointment.id] = earlierIds
    const { start, minutes, centre } = appointment
    const canceled = appointment.state === 'canceled'
    const calendar = ical({
      prodId: { company: 'Clubhouse', product: 'Lessons' },
      method: canceled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    })
    calendar.createEvent({
      id: `${firstId}@clubhouse`,
      stamp: this.clock.now(),
      start,
      end: start.add({ minutes }),
      summary: title,
      description,
      location: {
        title: centre.name,
        address: `${centre.address}, ${centre.city}`,
        geo: { lat: centre.location.latitude, lon: centre.location.longitude },
      },
      organizer: { name: centre.name, email: 'no-reply@clubhouse.invalid' },
      sequence: earlierIds.length + (canceled ? 1 : 0),
      status: canceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    })
    return calendar.toString()
  }
}
