import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { type PlanKind, planKinds } from '#domain/commerce/renewals/plan'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import { definePhrases } from '../../world/parameterTypes.ts'
import { pricesIn } from '../../world/prices.ts'
import { inRows } from '../../world/screen/shown.ts'
import { filled, part, radio, region, tab } from '../../world/screen/Target.ts'

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

const line = part('[data-line]').within(region('clubPayment:sums.title'))

When<ClubWorld>('{member} looks at the {planKind} to renew', async function (member: Member, kind: PlanKind) {
  await this.as(member).screen.press(tab(`renewals:kinds.${kind}`))
})

When<ClubWorld>('{member} pays the renewal in {int} instalments', async function (member: Member, months: number) {
  const { screen, payment } = this.as(member)
  await screen.press(radio(filled('renewals:payment.instalments', { months })))
  await payment.press()
})

Given<ClubWorld>('{member} waits {duration} for her bank', async function (member: Member, duration: Temporal.Duration) {
  this.club.advanceTime(duration)
  await this.as(member).screen.press()
})

Then<ClubWorld>('the renewal costs', async function (expected: DataTable) {
  const { screen } = this.me
  const lines = expected.raw().map(([name = '', amount]) => `${rows.get(name)} ${amount}`)
  const read = async () => inRows([await screen.marks(line, 'data-line'), await pricesIn(screen, part('[data-amount]').within(line))])
  await this.expectEventually(read, lines)
})

Then<ClubWorld>('the plan is renewed{window}', async function (inSecondWindow: boolean) {
  await this.expectEventually(() => this.at(this.activeMember, inSecondWindow).screen.shows(region('renewals:done.title')), true)
})

Then<ClubWorld>('the club has renewed {times} for {member}', async function (times: number, member: Member) {
  await this.expectEventually(() => this.club.purchases.renewals(member), times)
})
