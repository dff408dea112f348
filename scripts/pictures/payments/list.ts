import type { Visitor } from '../signedInPage.ts'
import { deposit, gear, membershipRenewal, planRenewal } from './club.ts'
import { prepaidCard, upgrade } from './monitor.ts'
import type { Stations } from './Stations.ts'
import { emptyCart, purchase, subscription } from './shop.ts'

export interface PaymentPicture extends Visitor {
  readonly name: string
  readonly title: string
  readonly pay: (stations: Stations) => Promise<void>
}

const us = { player: 'hana', size: 'phone' } as const
const jp = { player: 'wataru', size: 'phone', language: 'ja', region: 'jp' } as const

/** Of docs/payments.md. */
export const payments: readonly PaymentPicture[] = [
  { ...us, name: 'purchase-us', title: 'Purchase in the shop, United States', pay: purchase },
  { ...jp, name: 'purchase-jp', title: 'Purchase in the shop, Japan', pay: purchase },
  { ...us, name: 'deposit-us', title: 'Deposit on fitted clubs, United States', pay: (stations) => deposit(stations, 'CC000000031') },
  { ...jp, name: 'deposit-jp', title: 'Deposit on fitted clubs, Japan', pay: (stations) => deposit(stations, 'CC000000032') },
  { ...us, name: 'renewal-us', title: 'Renewal of a membership, United States', pay: membershipRenewal },
  { ...jp, name: 'renewal-jp', title: 'Renewal of a game plan, Japan', pay: planRenewal },
  {
    ...{ ...us, name: 'subscription-us', title: 'Subscription, first payment, United States' },
    pay: async (stations) => {
      await emptyCart(stations)
      await subscription(stations)
    },
  },
  { ...jp, name: 'subscription-jp', title: 'Subscription, first payment, Japan', pay: subscription },
  { ...us, player: 'bram', name: 'upgrade-us', title: 'Upgrade of a launch monitor’s membership, United States', pay: upgrade },
  { ...us, name: 'gear-us', title: 'Recommended gear, United States', pay: (stations) => gear(stations, 'gear-hana-fm-tour') },
  { ...jp, name: 'gear-jp', title: 'Recommended gear, Japan', pay: (stations) => gear(stations, 'gear-wataru-fm-tour') },
  { ...us, player: 'odette', name: 'prepaid-us', title: 'Prepaid card, United States', pay: prepaidCard },
]
