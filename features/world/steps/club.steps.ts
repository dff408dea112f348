import { Given, Then } from '@cucumber/cucumber'
import type { Notice } from '../Actor.ts'
import type { ClubWorld } from '../ClubWorld.ts'
import type { CallGroup } from '../callGroups.ts'
import type { Member } from '../cast.ts'
import type { DeviceLocation } from '../Device.ts'

Given<ClubWorld>('it is {moment} in {city}', function (moment: Temporal.PlainDateTime, { zone }: DeviceLocation) {
  this.club.travelTo(moment.toZonedDateTime(zone).toInstant())
})

Given<ClubWorld>('{duration} passes/pass', function (duration: Temporal.Duration) {
  this.club.pass(duration)
})

Given<ClubWorld>("{errand} fails( on the club's side)", function (calls: CallGroup) {
  this.club.trouble.breaks(calls)
})

Given<ClubWorld>("{errand} fails once( on the club's side)", function (calls: CallGroup) {
  this.club.trouble.failsOnce(calls)
})

Given<ClubWorld>('{errand} takes its time', function (calls: CallGroup) {
  this.club.trouble.isSlow(calls)
})

Given<ClubWorld>('{errand} is refused with code {int}', function (calls: CallGroup, code: number) {
  this.club.trouble.refuses(calls, code)
})

Given<ClubWorld>('{errand} is refused with code {int} and the words {string}', function (calls: CallGroup, code: number, words: string) {
  this.club.trouble.refuses(calls, code, words)
})

Given<ClubWorld>('{errand} is answered as merely taken note of', function (calls: CallGroup) {
  this.club.trouble.takesNoteOnly(calls)
})

Given<ClubWorld>('the answer to {errand} gets lost', function (calls: CallGroup) {
  this.club.trouble.losesAnswer(calls)
})

Given<ClubWorld>('{errand} never arrives', function (calls: CallGroup) {
  this.club.trouble.neverHears(calls)
})

Given<ClubWorld>('{errand} stays without an answer', function (calls: CallGroup) {
  this.club.trouble.staysSilent(calls)
})

Given<ClubWorld>('the answers come in the wrong order', function () {
  this.club.trouble.reorders(['scheduling.openings'])
})

Given<ClubWorld>('{errand} stays without an answer for {duration}', function (calls: CallGroup, duration: Temporal.Duration) {
  this.club.trouble.staysSilent(calls)
  this.environment.waitsAtMost(duration)
})

Given<ClubWorld>('{member} has lost the connection', async function (member: Member) {
  await this.device(member).disconnect()
})

Then<ClubWorld>('{member} is told that {notice}', async function (member: Member, notice: Notice) {
  await this.tells(member, notice)
})

Then<ClubWorld>('{member} is told nothing more', async function (member: Member) {
  await this.sees(() => this.as(member).notices(), [])
})

Then<ClubWorld>('the club was asked once {errand}', async function (calls: CallGroup) {
  await this.sees(() => this.club.timesAsked(calls), 1)
})

Then<ClubWorld>('the club was asked twice {errand}', async function (calls: CallGroup) {
  await this.sees(() => this.club.timesAsked(calls), 2)
})

Then<ClubWorld>('the club was never asked {errand}', async function (calls: CallGroup) {
  await this.sees(() => this.club.timesAsked(calls), 0)
})
