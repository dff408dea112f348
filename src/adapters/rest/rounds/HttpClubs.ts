import type { Clubs } from '#app/rounds/ports/Clubs'
import type { Club, ClubEntry } from '#domain/rounds/club'
import type { RestClient } from '../RestClient.ts'
import {
  type ClubOnWire,
  clubById,
  clubsOfBag,
  createClub,
  createClubs,
  deleteClub,
  type NewClubOnWire,
  updateClub,
  updateClubs,
} from './clubCalls.ts'
import { unlessGone } from './unlessGone.ts'

/** One club is sent by itself, several in one array. */
export class HttpClubs implements Clubs {
  private readonly client: Pick<RestClient, 'send'>

  constructor(client: Pick<RestClient, 'send'>) {
    this.client = client
  }

  async ofBag(bagId: number, signal?: AbortSignal): Promise<readonly Club[]> {
    const { data } = await this.client.send(clubsOfBag, { query: { bagId: String(bagId) }, signal })
    return data.map(clubFrom)
  }

  async byId(id: number, signal?: AbortSignal): Promise<Club> {
    const { data } = await this.client.send(clubById, { params: { id: String(id) }, signal })
    return clubFrom(data)
  }

  async add(bagId: number, clubs: readonly ClubEntry[]): Promise<void> {
    const [first, ...more] = clubs.map((club) => onWire(bagId, club))
    if (!first) return
    if (more.length === 0) await this.client.send(createClub, { body: first })
    else await this.client.send(createClubs, { body: [first, ...more] })
  }

  async change(clubs: readonly Club[]): Promise<void> {
    const [first, ...more] = clubs.map((club) => ({ id: club.id, ...onWire(club.bagId, club) }))
    if (!first) return
    if (more.length === 0) await this.client.send(updateClub, { body: first })
    else await this.client.send(updateClubs, { body: [first, ...more] })
  }

  async remove(id: number): Promise<void> {
    await unlessGone(this.client.send(deleteClub, { params: { id: String(id) } }))
  }
}

function clubFrom({ category, manufacturer, model, imageUploadUrl, ...wire }: ClubOnWire): Club {
  const { id, bagId, loft, distance } = wire
  return { id, bagId, categoryId: category, manufacturerId: manufacturer, model: model ?? '', loft, distance, pictureKey: imageUploadUrl }
}

function onWire(bagId: number, { categoryId, manufacturerId, model, loft, distance, pictureKey }: ClubEntry): NewClubOnWire {
  return {
    ...{ bagId, category: categoryId, manufacturer: manufacturerId ?? null, model },
    ...{ loft: loft ?? null, distance: distance ?? null, imageUploadUrl: pictureKey ?? null },
  }
}
