import { arrange } from '#mocks/contexts/arrange'
import { categories } from '#mocks/contexts/rounds/clubLists'
import type { Backend } from '#mocks/createBackend'

interface ClubOfBag {
  /** By its English name. */
  readonly club: string
  readonly yards: number
}

/** Bags and clubs, as the club knows them. */
export class PlayerBags {
  private readonly backend: Backend
  private latest = 0

  constructor(backend: Backend) {
    this.backend = backend
  }

  async touchBag(playerId: string, name: string): Promise<void> {
    const { world } = this.backend
    const bag = world.bags.first((row) => row.playerId === playerId && row.name === name)
    if (!bag) throw new Error(`There is no bag ${name}`)
    await world.bags.change(bag.id, { lastModified: world.now().subtract({ hours: 1 }).toString() })
  }

  async addBag(playerId: string, name: string, club: ClubOfBag): Promise<void> {
    this.latest = await arrange(this.backend.world).bags.add(playerId, name)
    await this.addClub(club)
  }

  async addClub({ club, yards }: ClubOfBag): Promise<void> {
    await arrange(this.backend.world).bags.addClub(this.latest, categoryNamed(club), yards)
  }

  removeClub(playerId: string, club: string): void {
    const { world } = this.backend
    for (const { id } of world.bags.list((row) => row.playerId === playerId)) {
      arrange(world).bags.removeClub(Number(id), categoryNamed(club))
    }
  }

  /** The host of uploads takes no picture so many times. */
  rejectUploads(times: number): void {
    this.backend.faults.inject({ kind: 'status', status: 403 }, ['rounds.club-image-put'], times)
  }

  keepsPictureOf(club: string): boolean {
    const { clubs, clubPictures } = this.backend.world
    const row = clubs.first(({ category, imageUploadUrl }) => category === categoryNamed(club) && imageUploadUrl !== null)
    return clubPictures.find(row?.imageUploadUrl ?? '') !== undefined
  }
}

function categoryNamed(club: string): string {
  const category = categories.find(({ name }) => name.en === club)
  if (!category) throw new Error(`There is no ${club}`)
  return category.id
}
