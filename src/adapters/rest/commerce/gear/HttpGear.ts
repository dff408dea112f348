import type { Gear } from '#app/commerce/gear/ports/Gear'
import type { RecommendedGear } from '#domain/commerce/gear/gear'
import { isMedia } from '../../ownMedia.ts'
import type { RestClient } from '../../RestClient.ts'
import { linesFrom, moneyFrom } from '../moneySchemas.ts'
import { gearImage, recommendedGear } from './gearCalls.ts'

export class HttpGear implements Gear {
  private readonly client: Pick<RestClient, 'send'>
  /** Pictures of other hosts are not shown. */
  private readonly media: string

  constructor(client: Pick<RestClient, 'send'>, media: string) {
    this.client = client
    this.media = media
  }

  async recommended(signal?: AbortSignal): Promise<readonly RecommendedGear[]> {
    const { data } = await this.client.send(recommendedGear, { signal })
    return data.map(({ quoteId, lines, total, ...gear }) => ({
      ...gear,
      quote: { id: quoteId, lines: linesFrom(lines), total: moneyFrom(total) },
    }))
  }

  async pictures(ids: readonly string[], signal?: AbortSignal): Promise<ReadonlyMap<string, string>> {
    const { data } = await this.client.send(gearImage, { body: { ids: [...ids] }, signal })
    return new Map(data.filter(({ url }) => isMedia(url, this.media)).map(({ id, url }) => [id, url]))
  }
}
