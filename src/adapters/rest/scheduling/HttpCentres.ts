import type * as z from 'zod/mini'
import type { CentreSearch, Centres } from '#app/scheduling/ports/Centres'
import type { Clock } from '#app/shared/ports/Clock'
import type { Centre, Coordinates } from '#domain/scheduling/centre'
import type { RestClient } from '../RestClient.ts'
import { centersNearest, closestCenters, infoCountry } from './calls.ts'
import { placeOf } from './placeOf.ts'

/** Required fields; the server knows the address itself. */
const webRequest = { ip: '', locrequest: 'web', pagever: '3', scope: 'club' } as const

type CenterOnWire = z.infer<typeof centersNearest.answer>['data'][number]

export class HttpCentres implements Centres {
  private readonly client: Pick<RestClient, 'send'>
  private readonly clock: Pick<Clock, 'timeZone'>

  constructor(client: Pick<RestClient, 'send'>, clock: Pick<Clock, 'timeZone'>) {
    this.client = client
    this.clock = clock
  }

  async nearest(position: Coordinates | undefined): Promise<readonly Centre[]> {
    const query = position ? { lat: String(position.latitude), lon: String(position.longitude) } : {}
    const { data } = await this.client.send(centersNearest, { query })
    return data.map((center) => this.centreOf(center))
  }

  async closest(search: CentreSearch): Promise<readonly Centre[]> {
    const { data } = await this.client.send(closestCenters, { query: { ...baseOf(search), ...webRequest } })
    return data.centers.map((center) => this.centreOf(center))
  }

  async country(): Promise<string> {
    const { data } = await this.client.send(infoCountry, {})
    return data.country
  }

  private centreOf(center: CenterOnWire): Centre {
    return { ...placeOf(center, this.clock.timeZone), distance: center.distance, coaches: center.coaches }
  }
}

function baseOf(search: CentreSearch): { latitude?: string; longitude?: string; postal?: string } {
  if ('near' in search) return { latitude: String(search.near.latitude), longitude: String(search.near.longitude) }
  return 'postal' in search ? { postal: search.postal } : {}
}
