import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import { type Member, playerId } from '../../world/cast.ts'
import { day } from '../../world/parameters.ts'
import { film } from '../actors/VideoActor.ts'
import { refuseStatistics } from '../words/usage.ts'

const acts = new Map([
  ['start', 'played'],
  ['stop', 'paused'],
  ['end', 'completed'],
  ['leave', 'terminated'],
])

function verbOf(act: string): string {
  const verb = acts.get(act)
  if (!verb) throw new Error(`Nobody can ${act} a video`)
  return verb
}

Then<ClubWorld>(
  'the club knows of {int} viewing(s) of {video} by {member}',
  async function (count: number, videoId: string, member: Member) {
    await this.expectEventually(() => this.club.playbackRecords.count(playerId(member), videoId), count)
  },
)

Then<ClubWorld>(
  'the club counts {int} {word} of {video} by {member}',
  async function (count: number, act: string, videoId: string, member: Member) {
    await this.expectEventually(() => this.club.playbackRecords.eventCount(playerId(member), videoId, verbOf(act)), count)
  },
)

Then<ClubWorld>(
  'the club knows about that viewing of {video} by {member}',
  async function (videoId: string, member: Member, facts: DataTable) {
    const viewings = (): readonly object[] => this.club.playbackRecords.contexts(playerId(member), videoId)
    await this.expectEventually(viewings, [facts.rowsHash()])
  },
)

Then<ClubWorld>('the club knows that {member} added a favourite while watching', async function (member: Member, facts: DataTable) {
  const { day: on = '', ...expected } = facts.rowsHash()
  const favourites = (): readonly object[] => this.club.playbackRecords.subscriptions(playerId(member))
  await this.expectEventually(favourites, [{ ...expected, day: day(on).toString() }])
})

Then<ClubWorld>('the club knows of no favourite that {member} added while watching', async function (member: Member) {
  await this.expectEventually(() => this.club.playbackRecords.subscriptions(playerId(member)), [])
})

Given<ClubWorld>('{member} has watched {int} seconds of the video {video}', async function (member: Member, seconds: number, id: string) {
  await this.as(member).video.open(id)
  await this.as(member).screen.play(film, seconds, { thenPauses: true })
})

When<ClubWorld>('{member} switches video statistics off{window}', async function (member: Member, inSecondWindow: boolean) {
  await refuseStatistics(this.at(member, inSecondWindow))
})
