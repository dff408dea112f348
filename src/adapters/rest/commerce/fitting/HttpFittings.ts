import type { FittingQuery, Fittings } from '#app/commerce/ports/Fittings'
import { Failure } from '#app/shared/failure'
import type { CustomClubId, CustomClubOrder } from '#domain/commerce/fitting/customClub'
import type { Fitting, FittingDetail, FittingSession } from '#domain/commerce/fitting/fitting'
import type { PutterDetail, PutterFitting } from '#domain/commerce/fitting/putterFitting'
import type { RestClient } from '../../RestClient.ts'
import { customClubOrder, earlierFittings, fittingDetail, fittingSessions, putterSessionDetail, putterSessions } from './fittingCalls.ts'
import { detailFrom, kindFrom, orderFrom, putterDetailFrom, putterFrom, sessionFrom } from './fittingMapping.ts'

export class HttpFittings implements Fittings {
  private readonly client: Pick<RestClient, 'send'>

  constructor(client: Pick<RestClient, 'send'>) {
    this.client = client
  }

  async sessions(signal?: AbortSignal): Promise<readonly FittingSession[]> {
    return (await this.client.send(fittingSessions, { signal })).data.map(sessionFrom)
  }

  async earlier(signal?: AbortSignal): Promise<readonly Fitting[]> {
    const { data } = await this.client.send(earlierFittings, { signal })
    return data.map(({ id, type, date, centerName, fitterName }) => ({
      ...{ id, type, kind: kindFrom(type), heldOn: date, centre: centerName, fitter: fitterName },
    }))
  }

  async detail({ type, id, selected = 'recommended' }: FittingQuery, signal?: AbortSignal): Promise<FittingDetail> {
    const query = { type, sessionId: id, selected, renderFittingChart: 'true' } as const
    return detailFrom((await this.client.send(fittingDetail, { query, signal })).data)
  }

  async putterSessions(signal?: AbortSignal): Promise<readonly PutterFitting[]> {
    return (await this.client.send(putterSessions, { signal })).data.map(putterFrom)
  }

  async putterDetail(id: string, signal?: AbortSignal): Promise<PutterDetail> {
    return putterDetailFrom((await this.client.send(putterSessionDetail, { query: { id }, signal })).data)
  }

  async order({ id, storeCode }: CustomClubId, signal?: AbortSignal): Promise<CustomClubOrder> {
    const { code, data } = await this.client.send(customClubOrder, { query: { id, storeCode }, signal })
    if (!data) throw new Failure('rejected', { code })
    return orderFrom(data)
  }
}
