import { Given, Then, When } from '@cucumber/cucumber'
import type { Actor } from '../../world/Actor.ts'
import type { Club } from '../../world/Club.ts'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import { definePhrases } from '../../world/parameterTypes.ts'
import { button, item, main, part } from '../../world/screen/Target.ts'
import { momentOf } from '../../world/timeTexts.ts'
import { blockOf } from '../words/home.ts'

interface Layout {
  set(club: Club, blocks: readonly string[]): Promise<void>
  moveUp(club: Club, block: string): Promise<void>
}

definePhrases<Layout>('layout', {
  'the home': {
    set: (club, blocks) => club.setHomeLayout(blocks),
    moveUp: (club, block) => club.moveHomeBlockUp(block),
  },
  'the shop': {
    set: (club, blocks) => club.setShopLayout(blocks),
    moveUp: (club, block) => club.moveShopBlockUp(block),
  },
})

type Lesson = (actor: Actor) => Promise<unknown>

definePhrases<Lesson>('homeLesson', {
  'next lesson': ({ home }) => home.nextLesson(),
  'lesson in progress': ({ home }) => home.lessonInProgress(),
})

interface Credits {
  left(actor: Actor): Promise<number | undefined>
  readAgain(actor: Actor): Promise<void>
}

const credits = blockOf('lesson-credit')

definePhrases<Credits>('creditsPlace', {
  'at home': {
    left: async ({ screen }) => Number(await screen.value(part('data').within(credits))),
    readAgain: ({ screen }) => screen.press(button('shell:failure.retry').within(credits)),
  },
  'in her profile': { left: ({ session }) => session.creditsLeft(), readAgain: ({ session }) => session.readCreditsAgain() },
})

const dashed = (block: string) => block.replaceAll(' ', '-')

Given<ClubWorld>('the club lays out {layout} as {list}', async function (layout: Layout, blocks: readonly string[]) {
  await layout.set(this.club, blocks.map(dashed))
})

Given<ClubWorld>('the club has moved {name} to the top of {layout}', async function (block: string, layout: Layout) {
  await layout.moveUp(this.club, dashed(block))
})

When<ClubWorld>('{member} looks at home for {duration}', async function (member: Member, duration: Temporal.Duration) {
  this.club.advanceTime(duration)
  await this.as(member).screen.press()
})

When<ClubWorld>('{member} reloads her/his credits {creditsPlace}', async function (member: Member, place: Credits) {
  await place.readAgain(this.as(member))
})

Then<ClubWorld>('{member} is welcomed at home', async function (member: Member) {
  await this.expectEventually(() => this.as(member).home.welcomed(), member)
})

Then<ClubWorld>('{member} is welcomed at home as {member}{window}', async function (member: Member, name: Member, inSecondWindow: boolean) {
  if (inSecondWindow) await this.secondWindow(member).home.go()
  await this.expectEventually(() => this.at(member, inSecondWindow).home.welcomed(), name)
})

Then<ClubWorld>('{member} sees the blocks {list}', async function (member: Member, blocks: readonly string[]) {
  const shown = () => this.as(member).screen.marks(part('[data-block]').within(main), 'data-block')
  await this.expectEventually(shown, blocks.map(dashed))
})

Then<ClubWorld>('the {homeLesson} at home is on {moment}', async function (lesson: Lesson, at: Temporal.PlainDateTime) {
  await this.expectEventually(() => lesson(this.me), momentOf(at))
})

Then<ClubWorld>('{member} has {int} credits left {creditsPlace}', async function (member: Member, left: number, place: Credits) {
  await this.expectEventually(() => place.left(this.as(member)), left)
})

Then<ClubWorld>('{member} sees {int} other booked lesson(s)', async function (member: Member, count: number) {
  const others = item().having(part('time')).within(blockOf('bookings'))
  await this.expectEventually(() => this.as(member).screen.count(others), count)
})
