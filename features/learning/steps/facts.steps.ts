import { type DataTable, Then } from '@cucumber/cucumber'
import type { Actor } from '../../world/Actor.ts'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import { definePhrases } from '../../world/parameterTypes.ts'

type Figure = (actor: Actor) => Promise<number>

definePhrases<Figure>('learningFigure', {
  'number of swings': ({ swings }) => swings.count(),
  'number of swings sent': ({ swings }) => swings.sentCount(),
  'frame of the video': ({ swings }) => swings.frame(),
  'speed of the video': ({ swings }) => swings.speed(),
  'position of the video, in seconds,': ({ video }) => video.time(),
  'second of the shared video': ({ sharing }) => sharing.time(),
})

Then<ClubWorld>('the {learningFigure} is {float}', async function (read: Figure, expected: number) {
  await this.expectEventually(() => read(this.me), expected)
})

Then<ClubWorld>('{member} sees these lessons by month:', async function (member: Member, table: DataTable) {
  const months = table.hashes().map(({ month = '', lessons = '' }) => ({ month, titles: lessons.split(', ') }))
  await this.expectEventually(() => this.as(member).taught.all(), months)
})
