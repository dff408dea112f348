import type { ClubCatalogue } from '#app/rounds/ports/ClubCatalogue'
import type { ClubKind, ClubLists } from '#domain/rounds/club'
import type { RestClient } from '../RestClient.ts'
import { clubCategories, clubParentCategories, manufacturers } from './clubListCalls.ts'

const kinds: Readonly<Record<string, ClubKind>> = { WOOD: 'wood', HYBRID: 'hybrid', IRON: 'iron', WEDGE: 'wedge', PUTTER: 'putter' }

export class HttpClubCatalogue implements ClubCatalogue {
  private readonly client: Pick<RestClient, 'send'>

  constructor(client: Pick<RestClient, 'send'>) {
    this.client = client
  }

  async read(signal?: AbortSignal): Promise<ClubLists> {
    const [makers, parents, categories] = await Promise.all([
      this.client.send(manufacturers, { signal }),
      this.client.send(clubParentCategories, { signal }),
      this.client.send(clubCategories, { signal }),
    ])
    return {
      manufacturers: makers.data,
      parents: parents.data.map(({ kind, ...parent }) => ({ ...parent, kind: kinds[kind ?? ''] ?? 'other' })),
      categories: categories.data.map(({ loft, distance, usual, ...category }) => ({
        ...category,
        ...{ usualLoft: loft, usualDistance: distance, isInUsualSet: usual },
      })),
    }
  }
}
