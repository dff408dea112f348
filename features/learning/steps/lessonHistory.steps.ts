import { Given, Then } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import { type Member, playerId } from '../../world/cast.ts'
import type { DeviceLocation } from '../../world/DeviceLocation.ts'
import { callGroups } from './callGroups.ts'

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
  await this.expectEventually(() => this.me.taught.video(), { title, time })
})

Then<ClubWorld>(
  'the club was told the time zone of {city} to load lessons, {int} times',
  async function ({ zone }: DeviceLocation, times: number) {
    await this.expectEventually(
      () => this.club.timeZonesSent(callGroups.get('to load lessons') ?? []),
      Array.from({ length: times }, () => zone),
    )
  },
)
