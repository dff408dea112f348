import { Given, Then, When } from '@cucumber/cucumber'
import type { SwingView } from '#domain/learning/swing'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import { type Member, playerId } from '../../world/cast.ts'

Given<ClubWorld>('{member} has been filmed {int} times', async function (member: Member, times: number) {
  await this.club.learning.isRecorded(playerId(member), times)
})

When<ClubWorld>('{member} looks at her/his swings', async function (member: Member) {
  await this.as(member).swings.open()
})

When<ClubWorld>('{member} wants to see swings filmed {swingSide}', async function (member: Member, view: SwingView) {
  await this.as(member).swings.wantView(view)
})

When<ClubWorld>('{member} wants to see swings with the {string}', async function (member: Member, club: string) {
  await this.as(member).swings.wantClub(club)
})

When<ClubWorld>('{member} wants to see older swings', async function (member: Member) {
  await this.as(member).swings.wantOlder()
})

When<ClubWorld>('{member} opens the swing {string}', async function (member: Member, id: string) {
  await this.as(member).swings.openSwing(id)
})

When<ClubWorld>('{member} goes {int} frame(s) on', async function (member: Member, frames: number) {
  await this.as(member).swings.step(frames)
})

When<ClubWorld>('{member} goes {int} frame(s) back', async function (member: Member, frames: number) {
  await this.as(member).swings.step(-frames)
})

When<ClubWorld>('{member} makes the film as slow as it can be', async function (member: Member) {
  await this.as(member).swings.slowDown()
})

Then<ClubWorld>('{member} sees {int} swing(s)', async function (member: Member, count: number) {
  await this.sees(() => this.as(member).swings.count(), count)
})

Then<ClubWorld>('{int} swings are marked as sent', async function (count: number) {
  await this.sees(() => this.me.swings.sentCount(), count)
})

Then<ClubWorld>('the newest is a swing with the {string}, {swingSide}', async function (club: string, view: SwingView) {
  await this.sees(() => this.me.swings.newest(), { club, view })
})

Then<ClubWorld>('{member} sees the swing with the {string}, {swingSide}', async function (member: Member, club: string, view: SwingView) {
  await this.sees(() => this.as(member).swings.shown(), { club, view })
})

Then<ClubWorld>('{member} sees no swing', async function (member: Member) {
  await this.sees(() => this.as(member).swings.shown(), undefined)
})

Then<ClubWorld>('the film shows frame {int}', async function (frame: number) {
  await this.sees(() => this.me.swings.frame(), frame)
})

Then<ClubWorld>('the film runs at {float} of its speed', async function (speed: number) {
  await this.sees(() => this.me.swings.speed(), speed)
})
