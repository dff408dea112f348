import { type DataTable, Given, Then } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import { type Member, playerId } from '../../world/cast.ts'
import type { DeviceLocation } from '../../world/DeviceLocation.ts'
import { button, heading } from '../../world/screen/Target.ts'
import { choices, months } from '../words/lessons.ts'

Given<ClubWorld>(
  '{member} had a lesson about {string} with {coach} {int} day(s) ago',
  async function (member: Member, theme: string, coach: string, days: number) {
    await this.club.learning.taught(playerId(member), { theme, coach, start: this.club.daysAgo(days) })
  },
)

Given<ClubWorld>(
  '{member} had a lesson about {string} with {coach} on {day}',
  async function (member: Member, theme: string, coach: string, day: Temporal.PlainDate) {
    const start = day.toZonedDateTime({ timeZone: 'America/Chicago', plainTime: '12:00' }).toInstant()
    await this.club.learning.taught(playerId(member), { theme, coach, start })
  },
)

Given<ClubWorld>('{member} had {int} lessons', async function (member: Member, count: number) {
  for (let days = 1; days <= count; days += 1)
    await this.club.learning.taught(playerId(member), { theme: 'tempo', coach: 'Marisol Vance', start: this.club.daysAgo(days * 7) })
})

Given<ClubWorld>('{member} has had a lesson with {coach} about {string}', async function (member: Member, coach: string, theme: string) {
  const start = this.club.daysAgo(3)
  await this.club.lessons.add(member, { coach, at: start.toZonedDateTimeISO('America/Chicago').toPlainDateTime() })
  await this.club.learning.taught(playerId(member), { theme, coach, start, appointmentId: this.lesson })
})

Then<ClubWorld>('the video {string} of the lesson stands at {int} seconds', async function (title: string, time: number) {
  const { screen, video } = this.me
  await this.expectEventually(() => screen.texts(button(undefined, { pressed: true }).within(choices)), [title])
  await this.expectEventually(() => video.time(), time)
})

Then<ClubWorld>(
  'the club was asked for lessons {int} times in the time zone of {city}',
  async function (times: number, { zone }: DeviceLocation) {
    await this.expectEventually(
      () => this.club.timeZonesSent(['learning.lesson-detail', 'learning.lesson-latest', 'learning.lesson-history']),
      Array.from({ length: times }, () => zone),
    )
  },
)

Then<ClubWorld>('{member} sees these lessons by month:', async function (member: Member, table: DataTable) {
  const { screen } = this.as(member)
  const found = async () => {
    const each = Array.from({ length: await screen.count(months) }, (_, index) => months.at(index))
    const read = each.map(
      async (month) => [await screen.text(heading(2).within(month)), await screen.texts(heading(3).within(month))] as const,
    )
    return (await Promise.all(read)).flatMap(([month, lessons]) => lessons.map((lesson) => ({ month, lesson })))
  }
  await this.expectEventually(async (): Promise<readonly object[]> => found(), table.hashes())
})

Then<ClubWorld>('the club has restored them', async function () {
  await this.expectEventually(() => this.club.learning.arePutAway, false)
})

/** As the club names them. */
const downloads = new Map([['Down the line', { videoId: 'down-the-line', videoType: 'downTheLine' }]])

Then<ClubWorld>('the club was asked for the video {string} of that lesson', async function (title: string) {
  const expected = { lessonId: this.club.learning.lastTaught, ...downloads.get(title) }
  await this.expectEventually(() => this.club.lastQuery(['learning.lesson-video-download']), expected)
})
