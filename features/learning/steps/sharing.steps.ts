import { Given, Then, When } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import { type Member, playerId } from '../../world/cast.ts'

Given<ClubWorld>('{member} has shared the film {string}', async function (member: Member, title: string) {
  await this.club.learning.hasShared(playerId(member), title)
})

Given<ClubWorld>('{member} has shared a film of another host', async function (member: Member) {
  await this.club.learning.hasShared(playerId(member), 'Elsewhere', 'https://films.example/elsewhere.mp4')
})

When<ClubWorld>('{member} shares {string}', async function (member: Member, title: string) {
  await this.as(member).sharing.share(title)
})

When<ClubWorld>('{member} shares {string} from where it stands', async function (member: Member, title: string) {
  await this.as(member).sharing.shareFromHere(title)
})

When<ClubWorld>('{member} opens the short address that {member} holds', async function (member: Member, holder: Member) {
  await this.sees(async () => (await this.as(holder).sharing.address())?.includes('?'), true)
  const { search } = new URL((await this.as(holder).sharing.address()) ?? '')
  await this.as(member).sharing.open(this.club.learning.shared.id, search)
})

When<ClubWorld>('{member} thinks better of sharing {string}', async function (member: Member, title: string) {
  await this.as(member).sharing.thinkBetterOf(title)
})

When<ClubWorld>('{member} copies the short address', async function (member: Member) {
  await this.as(member).sharing.copy()
})

When<ClubWorld>('{member} opens the short address', async function (member: Member) {
  await this.as(member).sharing.open(this.club.learning.shared.id)
})

When<ClubWorld>('{member} opens a short address that nobody has given', async function (member: Member) {
  await this.as(member).sharing.open('nobody')
})

Then<ClubWorld>('{member} holds the short address of {string}', async function (member: Member, title: string) {
  await this.sees(async () => (await this.as(member).sharing.address())?.split('/').at(-1), this.club.learning.sharedAs(title))
})

Then<ClubWorld>('{member} holds no short address', async function (member: Member) {
  await this.sees(() => this.as(member).sharing.address(), undefined)
})

Then<ClubWorld>('the club keeps all of what {member} has shared', async function (member: Member) {
  const { id: _id, description, ...kept } = this.club.learning.shared
  await this.sees(() => kept, {
    playerId: playerId(member),
    sourceId: 'tempo-1',
    url: '/tempo-drill/video.mp4',
    type: 'video',
    thumbnail: '/tempo-drill/poster.webp',
    title: 'The tempo drill',
  })
  await this.sees(() => description !== '', true)
})

Then<ClubWorld>('{member} sees the shared film {string}', async function (member: Member, title: string) {
  await this.sees(() => this.as(member).sharing.title(), title)
  await this.sees(() => this.as(member).sharing.isPlayed(), true)
})

Then<ClubWorld>('the shared film begins at {int} seconds', async function (seconds: number) {
  await this.sees(() => this.me.sharing.time(), seconds)
})

Then<ClubWorld>('the shared film is not played', async function () {
  await this.sees(() => this.me.sharing.isPlayed(), false)
})

Then<ClubWorld>('nothing is shared there', async function () {
  await this.sees(() => this.me.sharing.title(), undefined)
})
