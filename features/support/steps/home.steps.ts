import { Given, Then, When } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import { factsOf } from '../../world/facts.ts'

Given<ClubWorld>('the club lays out the home as {list}', async function (blocks: readonly string[]) {
  await this.club.laysOutHome(blocks.map((block) => block.replaceAll(' ', '-')))
})

Given<ClubWorld>('the club has moved {name} to the top of the home', async function (block: string) {
  await this.club.movesUpAtHome(block.replaceAll(' ', '-'))
})

Given<ClubWorld>('the club gives the tip {string}', async function (tip: string) {
  await this.club.givesTip(tip)
})

When<ClubWorld>('{member} goes home', async function (member: Member) {
  await this.as(member).home.go()
})

When<ClubWorld>('{member} looks at home for {duration}', async function (member: Member, duration: Temporal.Duration) {
  this.club.pass(duration)
  await this.as(member).home.look()
})

Then<ClubWorld>('{member} is welcomed at home', async function (member: Member) {
  await this.sees(() => this.as(member).home.welcomed(), member)
})

Then<ClubWorld>('{member} is at home', async function (member: Member) {
  await this.sees(() => this.as(member).home.welcomed(), member)
})

Then<ClubWorld>('{member} finds the blocks {list}', async function (member: Member, blocks: readonly string[]) {
  await this.sees(
    () => this.as(member).home.blocks(),
    blocks.map((block) => block.replaceAll(' ', '-')),
  )
})

Then<ClubWorld>('{member} reads the tip {string}', async function (member: Member, tip: string) {
  await this.sees(() => this.as(member).home.tip(), tip)
})

Then<ClubWorld>('the next lesson at home is on {moment}', async function (at: Temporal.PlainDateTime) {
  await this.sees(() => this.me.home.nextLesson(), factsOf(at))
})

Then<ClubWorld>('the lesson in progress at home is on {moment}', async function (at: Temporal.PlainDateTime) {
  await this.sees(() => this.me.home.lessonInProgress(), factsOf(at))
})

Then<ClubWorld>('{member} reads at home {string} on her own clock', async function (member: Member, text: string) {
  await this.sees(() => this.as(member).home.ownClock(), text)
})

When<ClubWorld>('{member} reads her credits at home again', async function (member: Member) {
  await this.as(member).home.readCreditsAgain()
})

Then<ClubWorld>('{member} finds {int} credits at home', async function (member: Member, left: number) {
  await this.sees(() => this.as(member).home.creditsLeft(), left)
})

Then<ClubWorld>('besides it {member} finds {int} lesson(s) booked', async function (member: Member, count: number) {
  await this.sees(() => this.as(member).home.alsoBooked(), count)
})

Then<ClubWorld>('{member} finds no next lesson at home', async function (member: Member) {
  await this.sees(() => this.as(member).home.nextLesson(), undefined)
})

Then<ClubWorld>('{member} is offered no lessons at home', async function (member: Member) {
  await this.sees(() => this.as(member).home.offersLessons(), false)
})

Then<ClubWorld>("{member} finds the club's own navigation", async function (member: Member) {
  await this.sees(() => this.as(member).home.hasNavigation(), true)
})

Then<ClubWorld>("{member} finds no navigation of the club's own", async function (member: Member) {
  await this.sees(() => this.as(member).home.hasNavigation(), false)
})

When<ClubWorld>('{member} follows her/his next lesson', async function (member: Member) {
  await this.as(member).home.followNextLesson()
})

When<ClubWorld>('{member} opens her/his profile beside it', async function (member: Member) {
  await this.as(member).home.openProfileBeside()
})

Then<ClubWorld>("{member}'s profile is beside it", async function (member: Member) {
  await this.sees(() => this.as(member).home.hasProfileBeside(), true)
})

Then<ClubWorld>("{member}'s profile is not beside it", async function (member: Member) {
  await this.sees(() => this.as(member).home.hasProfileBeside(), false)
})
