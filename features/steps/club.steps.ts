import { Given, Then } from '@cucumber/cucumber'
import type { Notice } from '../actors/Actor.ts'
import type { Place } from '../actors/Device.ts'
import type { ClubWorld } from '../world/ClubWorld.ts'
import type { Member } from '../world/cast.ts'
import type { Errand } from '../world/errands.ts'

Given<ClubWorld>('it is {moment} in {city}', function (moment: Temporal.PlainDateTime, { zone }: Place) {
  this.club.travelTo(moment.toZonedDateTime(zone).toInstant())
})

Given<ClubWorld>('{duration} passes/pass', function (duration: Temporal.Duration) {
  this.club.pass(duration)
})

Given<ClubWorld>("{errand} fails( on the club's side)", function (errand: Errand) {
  this.club.trouble.breaks(errand)
})

Given<ClubWorld>("{errand} fails once( on the club's side)", function (errand: Errand) {
  this.club.trouble.failsOnce(errand)
})

Given<ClubWorld>('{errand} takes its time', function (errand: Errand) {
  this.club.trouble.isSlow(errand)
})

Given<ClubWorld>('{errand} is refused with code {int}', function (errand: Errand, code: number) {
  this.club.trouble.refuses(errand, code)
})

Given<ClubWorld>('{errand} is refused with code {int} and the words {string}', function (errand: Errand, code: number, words: string) {
  this.club.trouble.refuses(errand, code, words)
})

Given<ClubWorld>('{errand} is answered as merely taken note of', function (errand: Errand) {
  this.club.trouble.takesNoteOnly(errand)
})

Given<ClubWorld>('the answer to {errand} gets lost', function (errand: Errand) {
  this.club.trouble.losesAnswer(errand)
})

Given<ClubWorld>('{errand} never arrives', function (errand: Errand) {
  this.club.trouble.neverHears(errand)
})

Given<ClubWorld>('{errand} stays without an answer', function (errand: Errand) {
  this.club.trouble.staysSilent(errand)
})

Given<ClubWorld>('the answers come in the wrong order', function () {
  this.club.trouble.reorders(['scheduling.openings'])
})

Given<ClubWorld>('{errand} stays without an answer for {duration}', function (errand: Errand, duration: Temporal.Duration) {
  this.club.trouble.staysSilent(errand)
  this.stage.waitsAtMost(duration)
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

Then<ClubWorld>('the club was asked once {errand}', async function (errand: Errand) {
  await this.sees(() => this.club.timesAsked(errand), 1)
})

Then<ClubWorld>('the club was asked twice {errand}', async function (errand: Errand) {
  await this.sees(() => this.club.timesAsked(errand), 2)
})

Then<ClubWorld>('the club was never asked {errand}', async function (errand: Errand) {
  await this.sees(() => this.club.timesAsked(errand), 0)
})
