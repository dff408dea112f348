import type { MonitorMemberships } from '#app/commerce/monitor-plans/ports/MonitorMemberships'
import { Memberships } from '#app/devices/ports/Memberships'
import type { MonitorMembership } from '#domain/commerce/monitorPlans'
import type { OpenPart } from '../part.ts'

/** The shop upgrades the memberships of the launch monitors. */
export class DevicesMonitorMemberships implements MonitorMemberships {
  private readonly open: OpenPart

  constructor(open: OpenPart) {
    this.open = open
  }

  async byId(id: string, signal?: AbortSignal): Promise<MonitorMembership | undefined> {
    const resolve = await this.open(() => import('../devices/memberships.ts'))
    const found = (await resolve(Memberships).all(signal)).find((membership) => membership.id === id)
    if (!found) return undefined
    const { name, sku, endsOn, renews, tax } = found
    return { id, name, sku, endsOn, renews, tax }
  }
}
