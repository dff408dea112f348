import { Then, When } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import { type Member, playerId } from '../../world/cast.ts'
import { definePhrases } from '../../world/parameterTypes.ts'
import { film, startOver } from '../actors/VideoActor.ts'

type Watched = (seconds: number, of: number) => boolean

definePhrases<Watched>('bound', {
  exactly: (seconds, of) => seconds === of,
  'at least': (seconds, of) => seconds >= of,
  'at most': (seconds, of) => seconds <= of,
})

When<ClubWorld>('{member} opens the video {video}{window}', async function (member: Member, id: string, inSecondWindow: boolean) {
  await this.at(member, inSecondWindow).video.open(id)
})

When<ClubWorld>('{member} opens the video {video} from the series {series}', async function (member: Member, id: string, seriesId: string) {
  await this.as(member).video.open(id, { seriesId })
})

When<ClubWorld>('{member} opens the video {video} at {int} seconds', async function (member: Member, id: string, seconds: number) {
  await this.as(member).video.open(id, { at: seconds })
})

When<ClubWorld>(
  '{member} plays the video for {int} seconds{window}',
  async function (member: Member, seconds: number, inSecondWindow: boolean) {
    await this.at(member, inSecondWindow).screen.play(film, seconds)
  },
)

When<ClubWorld>(/^the second window of (\w+) (is closed|breaks down)$/, async function (member: Member, end: string) {
  const device = this.device(member)
  await (end === 'is closed' ? device.closeSecondWindow() : device.crashSecondWindow())
})

Then<ClubWorld>(
  'the club knows that {member} has seen {bound} {int} seconds of {video}',
  async function (member: Member, isEnough: Watched, seconds: number, id: string) {
    const watched = () => this.club.learning.watchedOf(playerId(member), id)
    await this.expectEventually(() => isEnough(watched(), seconds) || watched(), true)
  },
)

When<ClubWorld>('{member} watches {int} seconds from its start in the second window', async function (member: Member, seconds: number) {
  const { screen } = this.secondWindow(member)
  await screen.seek(film, 0)
  await screen.play(film, seconds, { thenPauses: true })
})

Then<ClubWorld>('{member} is at video {int} of the series {string}', async function (member: Member, place: number, title: string) {
  await this.expectEventually(() => this.as(member).video.place(), [title, place] as const)
})

Then<ClubWorld>('the video goes on at {int} seconds in the second window of {member}', async function (seconds: number, member: Member) {
  await this.expectEventually(() => this.secondWindow(member).screen.shows(startOver), true)
  await this.expectEventually(() => this.secondWindow(member).video.time(), seconds)
})

Then<ClubWorld>('the video goes on at {int} seconds or later', async function (seconds: number) {
  await this.expectEventually(() => this.me.screen.shows(startOver), true)
  await this.expectEventually(async () => (await this.me.video.time()) >= seconds, true)
})

Then<ClubWorld>(
  'the club keeps the note {string} of {member} at {int} second(s) of {video}',
  async function (note: string, member: Member, seconds: number, id: string) {
    await this.expectEventually(() => this.club.learning.notesOf(playerId(member), id), [`${seconds}: ${note}`])
  },
)

Then<ClubWorld>('the club keeps no note of {member} to {video}', async function (member: Member, id: string) {
  await this.expectEventually(() => this.club.learning.notesOf(playerId(member), id), [])
})

/** Both are rounded down: a second more or less is the same. */
Then<ClubWorld>(
  'the club knows that {member} has seen {video} up to its position, except {int} seconds',
  async function (member: Member, id: string, skipped: number) {
    const missing = async () => (await this.as(member).video.time()) - this.club.learning.watchedOf(playerId(member), id)
    await this.expectEventually(async () => Math.abs((await missing()) - skipped) <= 1, true)
  },
)
