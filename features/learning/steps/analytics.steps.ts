import { Given, Then, When } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import { type Member, playerId } from '../../world/cast.ts'

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
  'the club knows that viewing of {video} by {member} as {string}',
  async function (videoId: string, member: Member, words: string) {
    await this.expectEventually(() => this.club.playbackRecords.contexts(playerId(member), videoId).join(' / '), words)
  },
)

Then<ClubWorld>('the club knows what {member} has kept by its videos as {string}', async function (member: Member, words: string) {
  await this.expectEventually(() => this.club.playbackRecords.subscriptions(playerId(member)).join(' / '), words)
})

Given<ClubWorld>('{member} has watched {int} seconds of the video {video}', async function (member: Member, seconds: number, id: string) {
  await this.as(member).video.open(id)
  await this.as(member).video.watch(seconds)
})

When<ClubWorld>(
  '{member} no longer lets the club learn how videos are used{window}',
  async function (member: Member, inSecondWindow: boolean) {
    await this.at(member, inSecondWindow).usage.letClubLearn(false)
  },
)

Then<ClubWorld>(
  /^the club may learn nothing from (\w+)(, as the browser has said)?$/,
  async function (member: Member, asTheBrowserSaid?: string) {
    await this.expectEventually(() => this.as(member).usage.mayClubLearn(), asTheBrowserSaid ? 'decided' : 'no')
  },
)
