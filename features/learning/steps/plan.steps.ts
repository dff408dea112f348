import { Given, Then, When } from '@cucumber/cucumber'
import type { PlanStatus } from '#domain/learning/plan'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import { type Member, playerId } from '../../world/cast.ts'

Given<ClubWorld>("the club says nothing of where {member}'s plan stands", async function (member: Member) {
  await this.club.learning.planStands(playerId(member), undefined)
})

Given<ClubWorld>("the club says {string} of where {member}'s plan stands", async function (status: string, member: Member) {
  await this.club.learning.planStands(playerId(member), status)
})

When<ClubWorld>('{member} looks at her/his lesson plan', async function (member: Member) {
  await this.as(member).plan.open()
})

When<ClubWorld>('{member} pauses the plan', async function (member: Member) {
  await this.as(member).plan.change()
})

When<ClubWorld>('{member} takes the plan up again', async function (member: Member) {
  await this.as(member).plan.change()
})

When<ClubWorld>('{member} thinks better of pausing the plan', async function (member: Member) {
  await this.as(member).plan.thinkBetterOfChange()
})

Then<ClubWorld>('{member} reads the plan {string} of {int} steps', async function (member: Member, title: string, count: number) {
  await this.sees(() => this.as(member).plan.title(), title)
  await this.sees(async () => (await this.as(member).plan.steps()).length, count)
})

Then<ClubWorld>('{member} reads no plan', async function (member: Member) {
  await this.sees(() => this.as(member).plan.title(), undefined)
})

Then<ClubWorld>('the step that is worked on is {string}', async function (title: string) {
  await this.sees(() => this.me.plan.currentStep(), title)
})

Then<ClubWorld>('no step is worked on', async function () {
  await this.sees(() => this.me.plan.currentStep(), undefined)
})

Then<ClubWorld>('the plan stands at {word}', async function (status: PlanStatus) {
  await this.sees(() => this.me.plan.status(), status)
})

Then<ClubWorld>("the plan can't be paused", async function () {
  await this.sees(() => this.me.plan.canChange(), false)
})

Then<ClubWorld>("the club knows that {member}'s plan stands at {word}", async function (member: Member, status: string) {
  await this.sees(() => this.club.learning.planOf(playerId(member)), status)
})
