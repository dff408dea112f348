import { denialReason, forbidden } from '../../../http/access.ts'
import { refused } from '../../../http/handler.ts'
import type { FakeServer, IncomingRequest, MatchedRequest } from '../../../http/MatchedRequest.ts'
import { isMonitorStore } from '../../../http/monitorStores.ts'
import { RestServer } from '../../../http/RestServer.ts'
import { findBearer } from '../../../world/tokens.ts'
import { monitorPlanHandlers } from './handlers.ts'

/** The REST calls of the launch monitor's shop: they take its token and store, and no others. */
export class MonitorPlanServer implements FakeServer {
  private readonly plans = new RestServer(monitorPlanHandlers, 'monitor-shop')

  get calls() {
    return this.plans.calls
  }

  read(incoming: IncomingRequest): MatchedRequest | undefined {
    const matched = this.plans.read(incoming)
    if (!matched) return undefined
    const problem = problemOf(incoming)
    return {
      ...matched,
      violations: [...matched.violations, ...(problem ? [problem.reason] : [])],
      run: async () => problem?.answer ?? matched.run(),
    }
  }
}

function problemOf({ world, url, headers, bearer: { token }, region }: IncomingRequest) {
  const held = findBearer(world, 'monitor-shop', token, region)
  if (!held) return undefined
  const store = headers.get('store')
  const [, named] = /^\/rest\/(\w+)\/V1\/subscription\//.exec(url.pathname) ?? []
  const reason = !isMonitorStore(store) || (named !== undefined && named !== store) ? 'the path names another store' : undefined
  if (reason !== undefined) return { reason, answer: refused(403, 403, { message: reason }) }
  const closed = held.pass.byTicket && named !== undefined ? 'Closed to sessions by ticket' : denialReason('devices.upgrade-plan', held)
  return closed === undefined ? undefined : { reason: closed, answer: forbidden(closed) }
}
