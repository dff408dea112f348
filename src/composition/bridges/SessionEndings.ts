import { Bucks } from '#app/commerce/ports/Bucks'
import { Coupons } from '#app/commerce/ports/Coupons'
import { PlusSubscriptions } from '#app/commerce/ports/PlusSubscriptions'
import { Subscriptions } from '#app/commerce/ports/Subscriptions'
import { ClubMemberships } from '#app/commerce/renewals/ports/ClubMemberships'
import { Memberships } from '#app/devices/ports/Memberships'
import type { CurrentSession } from '#app/session/ports/CurrentSession'
import type { EndingList, Endings } from '#app/session/ports/Endings'
import type { Buck } from '#domain/commerce/bucks/buck'
import type { PlusSubscription } from '#domain/commerce/plus-subscription/plus'
import type { PlayerMembership } from '#domain/commerce/renewals/offer'
import { nextStepOf, type Subscription } from '#domain/commerce/subscriptions/subscription'
import type { Membership } from '#domain/devices/membership'
import { isOpenTo } from '#domain/session/areas'
import type { Ending } from '#domain/session/ending'
import type { Player } from '#domain/session/player'
import type { OpenPart } from '../part.ts'
import type { Resolver } from '../provide.ts'

export class SessionEndings implements Endings {
  private readonly session: CurrentSession
  private readonly open: OpenPart

  constructor(session: CurrentSession, open: OpenPart) {
    this.session = session
    this.open = open
  }

  async of(player: Player | undefined): Promise<EndingList> {
    const { child, skytrakShop } = this.session.value
    const resolve = await this.open(() => import('../commerce/endings.ts'))
    const reads = [
      subscriptions(resolve),
      plus(resolve),
      rewards(resolve),
      !player || isOpenTo('lessons', player.userType) ? membership(resolve) : [],
      child === undefined && skytrakShop?.token !== undefined ? this.monitors() : [],
    ]
    const answers = await Promise.allSettled(reads)
    return {
      endings: answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : [])),
      isPartial: answers.some(({ status }) => status === 'rejected'),
    }
  }

  private async monitors(): Promise<readonly Ending[]> {
    const resolve = await this.open(() => import('../devices/memberships.ts'))
    return (await resolve(Memberships).all()).flatMap(endingOfMonitor)
  }
}

async function subscriptions(resolve: Resolver): Promise<readonly Ending[]> {
  return (await resolve(Subscriptions).history()).subscriptions.flatMap(endingOfSubscription)
}

async function plus(resolve: Resolver): Promise<readonly Ending[]> {
  return endingOfPlus(await resolve(PlusSubscriptions).current())
}

async function rewards(resolve: Resolver): Promise<readonly Ending[]> {
  const [bucks, coupons] = await Promise.all([resolve(Bucks).all(), resolve(Coupons).unused()])
  return [
    ...bucks.flatMap(({ amount: worth, ...buck }) => endingOfReward(buck, { kind: 'buck', worth })),
    ...coupons.flatMap((coupon) => endingOfReward(coupon, { kind: 'coupon' })),
  ]
}

function endingOfReward(
  { id, name, expiresOn }: Pick<Buck, 'id' | 'name' | 'expiresOn'>,
  reward: Pick<Ending, 'kind' | 'worth'>,
): readonly Ending[] {
  return dated(expiresOn, { ...reward, id: `${reward.kind}-${id}`, name, renews: false })
}

async function membership(resolve: Resolver): Promise<readonly Ending[]> {
  return endingOfMembership(await resolve(ClubMemberships).own())
}

export function endingOfSubscription(subscription: Subscription): readonly Ending[] {
  const next = nextStepOf(subscription)
  if (!('on' in next)) return []
  const kind = next.kind === 'retry' ? 'payment-failed' : 'subscription'
  return [{ id: `subscription-${subscription.id}`, kind, name: subscription.name, on: next.on, renews: next.kind === 'payment' }]
}

function endingOfPlus({ state, name, until, renews }: PlusSubscription): readonly Ending[] {
  return state === 'none' ? [] : dated(until, { id: 'plus', kind: state === 'trial' ? 'trial' : 'plus', name, renews })
}

function endingOfMembership(own: PlayerMembership | undefined): readonly Ending[] {
  return own ? dated(own.endsOn, { id: 'membership', kind: 'membership', name: own.name, renews: false }) : []
}

function endingOfMonitor({ id, name, deviceId, endsOn, renews }: Membership): readonly Ending[] {
  return deviceId === undefined ? [] : dated(endsOn, { id: `monitor-${id}`, kind: 'monitor', name, renews })
}

function dated(on: Temporal.PlainDate | undefined, ending: Omit<Ending, 'on'>): readonly Ending[] {
  return on ? [{ ...ending, on }] : []
}
