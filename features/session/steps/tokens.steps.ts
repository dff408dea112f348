import { Given, Then, When } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import { defineWords } from '../../world/vocabulary.ts'

type Pass = 'club' | 'shop'

defineWords<readonly Pass[]>('passes', {
  'pass has': ['club'],
  'pass for the shop has': ['shop'],
  'passes for the club and the shop have': ['club', 'shop'],
})

Given<ClubWorld>("{member}'s {passes} run out", async function (member: Member, passes: readonly Pass[]) {
  const { members } = this.club
  for (const pass of passes) await (pass === 'club' ? members.passRunsOut(member) : members.shopPassRunsOut(member))
})

Given<ClubWorld>("{member}'s pass can't be renewed any more", async function (member: Member) {
  await this.club.members.passRunsOut(member)
  await this.club.members.refusesRenewal(member)
})

Given<ClubWorld>("{member}'s session has expired", async function (member: Member) {
  await this.club.members.passRunsOut(member)
  await this.club.members.refusesRenewal(member)
  await this.as(member).calendar.look()
  await this.sees(() => this.as(member).session.isSignedIn(), false)
})

Given<ClubWorld>('no pass of {member} is accepted any more', async function (member: Member) {
  await this.club.members.acceptsNoPass(member)
})

When<ClubWorld>('{member} goes home in {int} windows at once', async function (member: Member, count: number) {
  await Promise.all(
    this.device(member)
      .windows(count)
      .map((window) => window.home.go()),
  )
})

Then<ClubWorld>("{member}'s pass for the shop is revoked", async function (member: Member) {
  await this.sees(() => this.club.members.shopPassesAreVoid(member), true)
})

Then<ClubWorld>("the club has seen no pass but {member}'s", async function (member: Member) {
  await this.sees(() => this.club.strangePassesSeen(member), [])
})
