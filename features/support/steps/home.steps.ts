import { Given, Then, When } from '@cucumber/cucumber'
import type { Actor } from '../../world/Actor.ts'
import type { Club } from '../../world/Club.ts'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import { definePhrases } from '../../world/parameterTypes.ts'
import { momentOf } from '../../world/timeTexts.ts'

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

type Fact = (actor: Actor) => Promise<boolean>

definePhrases<Fact>('homeFact', {
  "the club's navigation": ({ home }) => home.hasNavigation(),
  'no club navigation': async ({ home }) => !(await home.hasNavigation()),
  'her profile at the side': ({ home }) => home.hasProfileBeside(),
  'no profile at the side': async ({ home }) => !(await home.hasProfileBeside()),
  'no round in progress at home': async ({ home }) => !(await home.hasRoundInProgress()),
  'no lessons offered at home': async ({ home }) => !(await home.offersLessons()),
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

definePhrases<Credits>('creditsPlace', {
  'at home': { left: ({ home }) => home.creditsLeft(), readAgain: ({ home }) => home.readCreditsAgain() },
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
  await this.as(member).home.look()
})

When<ClubWorld>('{member} reloads her/his credits {creditsPlace}', async function (member: Member, credits: Credits) {
  await credits.readAgain(this.as(member))
})

Then<ClubWorld>('{member} is welcomed at home', async function (member: Member) {
  await this.expectEventually(() => this.as(member).home.welcomed(), member)
})

Then<ClubWorld>('{member} is welcomed at home as {member}{window}', async function (member: Member, name: Member, inSecondWindow: boolean) {
  if (inSecondWindow) await this.secondWindow(member).home.go()
  await this.expectEventually(() => this.at(member, inSecondWindow).home.welcomed(), name)
})

Then<ClubWorld>('{member} sees the blocks {list}', async function (member: Member, blocks: readonly string[]) {
  await this.expectEventually(() => this.as(member).home.blocks(), blocks.map(dashed))
})

Then<ClubWorld>('{member} sees {homeFact}', async function (member: Member, fact: Fact) {
  await this.expectEventually(() => fact(this.as(member)), true)
})

Then<ClubWorld>('{member} reads the tip {string}', async function (member: Member, tip: string) {
  await this.expectEventually(() => this.as(member).home.tip(), tip)
})

Then<ClubWorld>('the {homeLesson} at home is on {moment}', async function (lesson: Lesson, at: Temporal.PlainDateTime) {
  await this.expectEventually(() => lesson(this.me), momentOf(at))
})

Then<ClubWorld>('{member} sees {string} at home as her own time', async function (member: Member, text: string) {
  await this.expectEventually(() => this.as(member).home.ownClock(), text)
})

Then<ClubWorld>('{member} has {int} credits left {creditsPlace}', async function (member: Member, left: number, credits: Credits) {
  await this.expectEventually(() => credits.left(this.as(member)), left)
})

Then<ClubWorld>('{member} sees {int} other booked lesson(s)', async function (member: Member, count: number) {
  await this.expectEventually(() => this.as(member).home.alsoBooked(), count)
})
