import { Container } from 'inversify'
import { expect, test } from 'vitest'
import { Bucks } from '#app/commerce/ports/Bucks'
import { Coupons } from '#app/commerce/ports/Coupons'
import { PlusSubscriptions } from '#app/commerce/ports/PlusSubscriptions'
import { Subscriptions } from '#app/commerce/ports/Subscriptions'
import { ClubMemberships } from '#app/commerce/renewals/ports/ClubMemberships'
import { Memberships } from '#app/devices/ports/Memberships'
import { moneyOf } from '#domain/commerce/money'
import type { Session } from '#domain/session/session'
import { buildMembership, MembershipsInMemory } from '../../../tests/builders/memberships.ts'
import { hana, SessionInMemory } from '../../../tests/builders/session.ts'
import { buildSubscription } from '../../../tests/builders/subscriptions.ts'
import { provide, resolverOf } from '../provide.ts'
import { endingOfSubscription, SessionEndings } from './SessionEndings.ts'

const day = Temporal.PlainDate.from
const gold = { name: 'Gold', number: 'M-1', since: undefined, endsOn: day('2026-02-20') }

interface Given {
  readonly bucks?: Bucks
  readonly session?: Partial<Session>
}

function create({ bucks, session }: Given = {}) {
  const buck = { id: '7', name: 'Birthday present', amount: moneyOf(25, 'USD'), expiresOn: day('2026-02-22') }
  const coupon = { id: '8', code: 'TEEOFF', name: '$15 off', expiresOn: undefined }
  const container = new Container()
  container.load(
    provide(({ shareFrom }) => {
      shareFrom(Bucks, () => bucks ?? { all: async () => [buck] })
      shareFrom(Coupons, () => ({ unused: async () => [coupon], eligible: async () => [] }))
      shareFrom(PlusSubscriptions, () => ({
        current: async () => ({ state: 'trial', name: 'Clubhouse Plus', until: day('2026-02-24'), renews: false }),
        trial: () => expect.unreachable(),
        startTrial: () => expect.unreachable(),
      }))
      shareFrom(Subscriptions, () => ({
        history: async () => ({ subscriptions: [buildSubscription()], timeZone: undefined }),
        changeStatus: () => expect.unreachable(),
        changeAddresses: () => expect.unreachable(),
      }))
      shareFrom(ClubMemberships, () => ({ own: async () => gold, packs: () => expect.unreachable() }))
      shareFrom(Memberships, () => new MembershipsInMemory([buildMembership('m-1'), buildMembership('m-2', { deviceId: undefined })]))
    }),
  )
  return new SessionEndings(new SessionInMemory(session), async () => resolverOf(container))
}

async function found(given: Given = {}, player = hana) {
  const { endings, isPartial } = await create(given).of(player)
  return {
    kinds: endings.map(
      ({ kind, name, on, renews, worth }) => `${kind} ${name} ${on}${renews ? ' renews' : ''}${worth ? ` ${worth.minor}` : ''}`,
    ),
    isPartial,
  }
}

const subscription = 'subscription Tour balls 2026-05-22 renews'
const trial = 'trial Clubhouse Plus 2026-02-24'
const buck = 'buck Birthday present 2026-02-22 2500'
const membership = 'membership Gold 2026-02-20'

test('what has a day is in the list, each of its kind', async () => {
  expect(await found()).toEqual({ kinds: [subscription, trial, buck, membership], isPartial: false })
})

test('a launch monitor in use adds its membership', async () => {
  const { kinds } = await found({ session: { skytrakShop: { token: 'monitor' } } })
  expect(kinds.at(-1)).toBe('monitor Game Improvement 2026-12-31')
  expect(kinds).toHaveLength(5)
})

test('who has no lessons is not asked for a membership of the club', async () => {
  expect((await found({}, { ...hana, userType: 3 })).kinds).not.toContain(membership)
})

test('what cannot be read is said, and the rest is shown', async () => {
  const bucks = { all: () => Promise.reject(new Error('offline')) }
  expect(await found({ bucks })).toEqual({ kinds: [subscription, trial, membership], isPartial: true })
})

test.each([
  ['payment_failed', 'payment-failed', false],
  ['active', 'subscription', true],
] as const)('a subscription that is %s', (kind, ending, renews) => {
  expect(endingOfSubscription(buildSubscription({ status: { kind } }))).toMatchObject([{ kind: ending, renews }])
})

test('a subscription ends with its last payment; without one to come it is not in the list', () => {
  expect(endingOfSubscription(buildSubscription({ length: 8 }))).toMatchObject([{ kind: 'subscription', renews: false }])
  expect(endingOfSubscription(buildSubscription({ status: { kind: 'paused' } }))).toEqual([])
})
