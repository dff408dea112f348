import { HttpMonitorPlans } from '#adapters/rest/commerce/monitor-plans/HttpMonitorPlans'
import * as calls from '#adapters/rest/commerce/monitor-plans/planCalls'
import { RestClient } from '#adapters/rest/RestClient'
import { withoutAuthentication } from '#app/commerce/club-payment/withoutAuthentication'
import { SendPaymentInfo } from '#app/commerce/monitor-plans/SendPaymentInfo'
import { UpgradePlan } from '#app/commerce/monitor-plans/UpgradePlan'
import { PayByCard } from '#app/commerce/PayByCard'
import { Memberships } from '#app/devices/ports/Memberships'
import { CurrentSession } from '#app/session/ports/CurrentSession'
import { Clock } from '#app/shared/ports/Clock'
import { Connectivity } from '#app/shared/ports/Connectivity'
import type { Resolver } from '#composition/provide'
import { issueMonitorTokens } from '#mocks/world/tokens'
import { PaymentInfoViewModel } from '#ui/commerce/monitor-plans/PaymentInfoViewModel.ts'
import { CardModel } from '#ui/commerce/payment/CardModel.ts'
import { Loaded } from '#ui/shell/Loaded.ts'
import { Task } from '#ui/shell/Task.ts'
import type { ObservedView } from '../cell/ObservedView.ts'
import { plainCard } from '../credentials.ts'
import { type Deviation, hana, type RowContext, rowOfScreen } from '../Row.ts'

const membershipId = 'membership-of-matrix'
const cardToken = { key: 'COMMON.ACCEPT.INAPP.PAYMENT', value: 'token-of-matrix' }

interface Shop {
  readonly token: string
  readonly storeCode: 'STSVEN' | 'STSVCA'
}

/** A membership in the launch monitor's shop, with a card at its gateway. */
function inStore(storeCode: Shop['storeCode'], hasCard = false) {
  return async ({ given, world }: RowContext): Promise<Shop> => {
    await given.devices.areOf(hana, 'LM20999001')
    const card = hasCard ? { card: { token: 'earlier', pays: true } } : {}
    const plan = { source: 'skytrak', name: 'Basic Membership', sku: 'LM-BASIC', endsOn: '2027-01-01', renews: true } as const
    await world.deviceMemberships.add({ id: membershipId, playerId: hana, ...plan, ...card })
    const trace = { last4: '4242', month: '05', year: '2030', holder: 'Hana Lindqvist', authenticates: false, pays: true }
    await world.cardTokens.add({ id: cardToken.value, ...trace })
    const { eSkytrakToken: token } = await issueMonitorTokens(world, world.players.get(hana))
    return { token, storeCode }
  }
}

function partsOf(ask: Resolver, skytrakShop: Shop) {
  const plans = new HttpMonitorPlans(ask(RestClient), { value: { ...ask(CurrentSession).value, skytrakShop } })
  const owned = ask(Memberships)
  const memberships = {
    byId: async (id: string) => {
      const found = (await owned.all()).find((each) => each.id === id)
      return found && { ...found, sku: found.sku }
    },
  }
  const access = { isOpen: true }
  const cards = new SendPaymentInfo(plans, access)
  const paying = new PayByCard(withoutAuthentication, { take: async () => cardToken }, access)
  return { plans, memberships, cards, card: new CardModel(paying, ask(Clock)) }
}

function sendingCard(ask: Resolver, shop: Shop): ObservedView {
  const { memberships, cards, card } = partsOf(ask, shop)
  const info = new PaymentInfoViewModel(memberships, cards, card)
  return {
    open: () => {
      info.start()
      return info.read(membershipId)
    },
    ...{ act: () => info.send(plainCard), state: info.sending, models: [info], leave: () => info.dispose() },
    isDone: () => info.isSent,
  }
}

function upgrading(ask: Resolver, shop: Shop): ObservedView {
  const { plans, memberships, cards } = partsOf(ask, shop)
  const upgrade = new UpgradePlan(
    { ...cards, mayPay: true, isOffered: true, execute: async () => undefined },
    plans,
    memberships,
    ask(Connectivity),
  )
  const state = new Task()
  let answer: 'upgraded' | 'declined' | undefined
  const run = async () => {
    answer = await upgrade.execute({ membershipId, sku: 'LM-PLAY', card: cardToken })
  }
  return {
    ...{ state, act: () => state.run(run), isDone: () => answer === 'upgraded' },
    refusal: () => (answer === 'declined' ? 'declined' : undefined),
  }
}

function readingCountries(ask: Resolver, shop: Shop): ObservedView {
  const { plans } = partsOf(ask, shop)
  const state = new Loaded<readonly string[]>()
  return { state, act: () => state.load((signal) => plans.euCountries(signal)), leave: () => state.cancel() }
}

const deviations: readonly Deviation[] = [
  {
    where: ['200-code'],
    gives: { outcome: 'broken-contract' },
    source: "a failure in GraphQL's words has no code, and is an unreadable answer here",
  },
]

export const rows = [
  rowOfScreen(calls.chargeFuture, sendingCard, { prepare: inStore('STSVEN'), deviations }),
  rowOfScreen(calls.chargeMoneris, sendingCard, { prepare: inStore('STSVCA'), deviations }),
  rowOfScreen(calls.upgradePlan, upgrading, {
    prepare: inStore('STSVEN', true),
    refusals: { declined: 'monitorPlans:upgrade.declined' },
    deviations,
  }),
  rowOfScreen(calls.euCountries, readingCountries, { prepare: inStore('STSVEN'), deviations }),
]
