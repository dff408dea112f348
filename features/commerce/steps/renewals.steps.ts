import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { type PlanKind, planKinds } from '#domain/commerce/renewals/plan'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import { definePhrases } from '../../world/parameterTypes.ts'

const kinds: ReadonlyMap<string, PlanKind> = new Map(planKinds.map((kind) => [`${kind.replace('-', ' ')}s`, kind]))

definePhrases<PlanKind>('planKind', new Map(kinds))

const rows = new Map([
  ['Plan', 'plan'],
  ['Coupon', 'coupon'],
  ['Gift code', 'gift-code'],
  ['Bucks', 'buck'],
  ['Tax', 'tax'],
  ['Total', 'total'],
  ['Included tax', 'included-tax'],
])

When<ClubWorld>('{member} looks at the {planKind} to renew', async function (member: Member, kind: PlanKind) {
  await this.as(member).renewals.show(kind)
})

When<ClubWorld>('{member} pays the renewal in {int} instalments', async function (member: Member, months: number) {
  await this.as(member).renewals.chooseInstalments(months)
  await this.as(member).renewals.pay()
})

Given<ClubWorld>('{member} waits {duration} for her bank', async function (member: Member, duration: Temporal.Duration) {
  this.club.advanceTime(duration)
  await this.as(member).renewals.wait()
})

Then<ClubWorld>('the renewal costs', async function (expected: DataTable) {
  const lines = expected.raw().map(([name = '', amount]) => `${rows.get(name)} ${amount}`)
  await this.expectEventually(() => this.me.renewals.summary(), lines)
})

Then<ClubWorld>('the plan is renewed{window}', async function (inSecondWindow: boolean) {
  await this.expectEventually(() => this.at(this.activeMember, inSecondWindow).renewals.progress(), 'renewed')
})

Then<ClubWorld>('the club has renewed {times} for {member}', async function (times: number, member: Member) {
  await this.expectEventually(() => this.club.purchases.renewals(member), times)
})
