import type { CalendarFile, CalendarFiles } from '#app/scheduling/ports/CalendarFiles'
import type { Clock } from '#app/shared/ports/Clock'
import { lateCode } from './lateCode.ts'

/** A file for the player to keep or open. */
export interface Download {
  readonly name: string
  readonly type: string
  readonly text: string
}

export class DownloadedCalendarFiles implements CalendarFiles {
  private readonly clock: Pick<Clock, 'now'>
  private readonly handOver: (download: Download) => void

  constructor(clock: Pick<Clock, 'now'>, handOver: (download: Download) => void) {
    this.clock = clock
    this.handOver = handOver
  }

  async save(file: CalendarFile): Promise<void> {
    const text = await this.textOf(file)
    this.handOver({ name: `clubhouse-${file.appointment.id}.ics`, type: 'text/calendar;charset=utf-8', text })
  }

  /** All times in UTC, so that no calendar need know the centre's zone. A cancel outranks the lesson that it revokes. */
  private async textOf({ appointment, title, description }: CalendarFile): Promise<string> {
    const { default: ical, ICalCalendarMethod, ICalEventStatus } = await lateCode(() => import('ical-generator'))
    const { id, start, minutes, centre } = appointment
    const canceled = appointment.state === 'canceled'
    const calendar = ical({
      prodId: { company: 'Clubhouse', product: 'Lessons' },
      method: canceled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    })
    calendar.createEvent({
      id: `${id}@clubhouse`,
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
      sequence: canceled ? 1 : 0,
      status: canceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    })
    return calendar.toString()
  }
}

type Link = Pick<HTMLAnchorElement, 'click'>
type Addresses = Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'>

/** `link` makes one without a place in the page. The file's address outlives the click for browsers that fetch it late. */
export function downloadInPage(link: () => Link, addresses: Addresses, clock: Pick<Clock, 'sleep'>) {
  return async ({ name, type, text }: Download): Promise<void> => {
    const href = addresses.createObjectURL(new Blob([text], { type }))
    Object.assign(link(), { href, download: name }).click()
    await clock.sleep(60_000)
    addresses.revokeObjectURL(href)
  }
}
