import { Then, When } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import { type Member, playerId } from '../../world/cast.ts'
import { heading } from '../../world/screen/Target.ts'
import { film } from '../actors/VideoActor.ts'
import { shortLink } from '../words/sharing.ts'

When<ClubWorld>('{member} opens the short link of {member}', async function (member: Member, holder: Member) {
  const address = (await this.as(holder).screen.value(shortLink)) ?? ''
  await this.as(member).screen.open(`/share/${this.club.learning.shared.id}${new URL(address).search}`)
})

Then<ClubWorld>('{member} gets the short link of {string}', async function (member: Member, title: string) {
  await this.expectEventually(
    async () => (await this.as(member).screen.value(shortLink))?.split('/').at(-1),
    this.club.learning.sharedAs(title),
  )
})

Then<ClubWorld>(
  'the club keeps the title, the description, the picture and the video that {member} has shared',
  async function (member: Member) {
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
  },
)

Then<ClubWorld>('{member} sees the shared video {string}', async function (member: Member, title: string) {
  await this.expectEventually(() => this.as(member).screen.text(heading(1)), title)
  await this.expectEventually(() => this.as(member).screen.shows(film), true)
})

Then<ClubWorld>('the shared video stands at {int} seconds', async function (seconds: number) {
  await this.expectEventually(() => this.me.video.time(), seconds)
})
