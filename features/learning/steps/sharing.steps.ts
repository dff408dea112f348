import { Then, When } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import { type Member, playerId } from '../../world/cast.ts'

When<ClubWorld>('{member} opens the short link of {member}', async function (member: Member, holder: Member) {
  await this.expectEventually(async () => (await this.as(holder).sharing.address())?.includes('?'), true)
  const { search } = new URL((await this.as(holder).sharing.address()) ?? '')
  await this.as(member).sharing.open(this.club.learning.shared.id, search)
})

Then<ClubWorld>('{member} gets the short link of {string}', async function (member: Member, title: string) {
  await this.expectEventually(async () => (await this.as(member).sharing.address())?.split('/').at(-1), this.club.learning.sharedAs(title))
})

Then<ClubWorld>('the club keeps all of what {member} has shared', async function (member: Member) {
  const { id: _id, description, ...kept } = this.club.learning.shared
  await this.expectEventually(() => kept, {
    playerId: playerId(member),
    sourceId: 'tempo-1',
    url: '/tempo-drill/video.mp4',
    type: 'video',
    thumbnail: '/tempo-drill/poster.webp',
    title: 'The tempo drill',
  })
  await this.expectEventually(() => description !== '', true)
})

Then<ClubWorld>('{member} sees the shared video {string}', async function (member: Member, title: string) {
  await this.expectEventually(() => this.as(member).sharing.title(), title)
  await this.expectEventually(() => this.as(member).sharing.isPlayed(), true)
})
