import { HttpMemberships } from '#adapters/rest/devices/HttpMemberships'
import { RestClient } from '#adapters/rest/RestClient'
import { EndingMemberships } from '#app/devices/EndingMemberships'
import { Memberships } from '#app/devices/ports/Memberships'
import type { Part } from '../part.ts'
import { provide, type Resolver } from '../provide.ts'

/** For the launch monitors, the shop's upgrades and the reminder at home. */
export const part: Part = {
  module: provide(({ share }) => {
    share(Memberships, HttpMemberships, RestClient)
    share(EndingMemberships, Memberships)
  }),
}

export function endingMemberships(resolve: Resolver, today: Temporal.PlainDate) {
  return resolve(EndingMemberships).of(today)
}
