import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { type PlanKind, planKinds } from '#domain/commerce/renewals/plan'
import type { Actor } from '../../world/Actor.ts'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import { defineWords } from '../../world/vocabulary.ts'
import type { CardInHand } from '../actors/CheckoutActor.ts'
import { cardInHand } from '../cards.ts'

const kinds: ReadonlyMap<string, PlanKind> = new Map(planKinds.map((kind) => [`${kind.replace('-', ' ')}s`, kind]))

defineWords<PlanKind>('planKind', new Map(kinds))

type Deed = (actor: Actor) => Promise<void>

defineWords<Deed>('renewalDeed', {
  'opens the renewals': ({ renewals }) => renewals.open(),
  'has opened the renewals': ({ renewals }) => renewals.open(),
  'comes back to the renewals': async (actor) => {
    await actor.reload()
    await actor.renewals.open()
  },
  'uses her bucks': ({ renewals }) => renewals.useBucks(),
  'uses his own coupon': ({ renewals }) => renewals.useOwnCoupon(),
  'looks at the payment again': ({ renewals }) => renewals.look(),
  'begins another renewal': ({ renewals }) => renewals.beginAgain(),
})

const rows = new Map([
  ['Plan', 'plan'],
  ['Coupon', 'coupon'],
  ['Gift code', 'gift-code'],
  ['Bucks', 'buck'],
  ['Tax', 'tax'],
  ['Total', 'total'],
  ['Included tax', 'included-tax'],
])

When<ClubWorld>('{member} {renewalDeed}', async function (member: Member, deed: Deed) {
  await deed(this.as(member))
})

When<ClubWorld>('{member} looks at the {planKind} to renew', async function (member: Member, kind: PlanKind) {
  await this.as(member).renewals.show(kind)
})

When<ClubWorld>('{member} (has )cho(oses)(sen) {string} to renew', async function (member: Member, plan: string) {
  await this.as(member).renewals.choose(plan)
})

When<ClubWorld>('{member} renews with the coupon {string}', async function (member: Member, code: string) {
  await this.as(member).renewals.useCoupon(code)
})

When<ClubWorld>('{member} renews with the gift code {string}', async function (member: Member, code: string) {
  await this.as(member).renewals.useGiftCode(code)
})

When<ClubWorld>('{member} takes the lessons in {string} at {string}', async function (member: Member, prefecture: string, centre: string) {
  await this.as(member).renewals.chooseCentre(prefecture, centre)
})

When<ClubWorld>('{member} renews {string} with {card}', async function (member: Member, plan: string, card: CardInHand) {
  await renew(this.as(member), plan, card)
})

Given<ClubWorld>('{member} has renewed {string} with {card}', async function (member: Member, plan: string, card: CardInHand) {
  const player = this.as(member)
  await renew(player, plan, card)
  await this.sees(async () => (await player.renewals.progress()) !== 'choosing' || (await player.notices()).length > 0, true)
})

When<ClubWorld>('{member} pays the renewal with {card}', async function (member: Member, card: CardInHand) {
  await this.as(member).renewals.fillInCard(card)
  await this.as(member).renewals.pay()
})

When<ClubWorld>('{member} pays the renewal', async function (member: Member) {
  await this.as(member).renewals.pay()
})

When<ClubWorld>('{member} pays the renewal in {int} instalments', async function (member: Member, months: number) {
  await this.as(member).renewals.chooseInstalments(months)
  await this.as(member).renewals.pay()
})

When<ClubWorld>(
  '{member} renews {string} in two windows at once, pressing ten times in each',
  async function (member: Member, plan: string) {
    const windows = [this.as(member), this.secondWindow(member)]
    for (const { renewals } of windows) {
      await renewals.open()
      await renewals.choose(plan)
      await renewals.fillInCard(cardInHand('a card'))
    }
    await Promise.all(windows.map(({ renewals }) => renewals.payManyTimes()))
  },
)

Given<ClubWorld>('{member} waits {duration} for her bank', async function (member: Member, duration: Temporal.Duration) {
  this.club.pass(duration)
  await this.as(member).renewals.wait()
})

Given<ClubWorld>("{member}'s other device renews it", async function (member: Member) {
  await this.club.purchases.renewsElsewhere(member)
})

Then<ClubWorld>('the plans to renew are {string}', async function (expected: string) {
  await this.sees(async () => (await this.me.renewals.plans()).join('; '), expected)
})

Then<ClubWorld>('the membership of the player is {string}', async function (expected: string) {
  await this.sees(() => this.me.renewals.membership(), expected)
})

Then<ClubWorld>('the renewal costs', async function (expected: DataTable) {
  const lines = expected.raw().map(([name = '', amount]) => `${rows.get(name)} ${amount}`)
  await this.sees(() => this.me.renewals.summary(), lines)
})

Then<ClubWorld>('the plan is renewed{window}', async function (inSecondWindow: boolean) {
  await this.sees(() => this.at(this.protagonist, inSecondWindow).renewals.progress(), 'renewed')
})

Then<ClubWorld>('the orders of renewals are {string}', async function (expected: string) {
  await this.sees(async () => (await this.me.renewals.orders()).join('; '), expected)
})

Then<ClubWorld>('the club has renewed {times} for {member}', async function (times: number, member: Member) {
  await this.sees(() => this.club.purchases.renewals(member), times)
})

async function renew({ renewals }: Actor, plan: string, card: CardInHand): Promise<void> {
  await renewals.choose(plan)
  await renewals.fillInCard(card)
  await renewals.pay()
}
