import { Then, When } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'

When<ClubWorld>('{member} sends it to her/his coach with {string}', async function (member: Member, comment: string) {
  await this.as(member).swings.send(comment)
})

When<ClubWorld>('{member} sends it to her/his coach with a comment of {int} characters', async function (member: Member, length: number) {
  await this.as(member).swings.send('x'.repeat(length))
})

When<ClubWorld>('{member} sends it to her/his coach with a comment that runs backwards', async function (member: Member) {
  await this.as(member).swings.send('Hips \u202Elate')
})

When<ClubWorld>('{member} begins to write {string} to her/his coach', async function (member: Member, comment: string) {
  await this.as(member).swings.write(comment)
})

When<ClubWorld>('{member} looks at another swing and comes back', async function (member: Member) {
  await this.as(member).swings.lookAtAnother()
})

Then<ClubWorld>('the coach has {string} about {string}', async function (comment: string, id: string) {
  await this.sees(() => this.club.learning.commentsOn(id).join(', '), comment)
})

Then<ClubWorld>('{member} reads that her/his coach knows {string}', async function (member: Member, comments: string) {
  await this.sees(async () => (await this.as(member).swings.comments()).join(', '), comments)
})

Then<ClubWorld>('the comment {string} still waits', async function (comment: string) {
  await this.sees(() => this.me.swings.draft(), comment)
})
