import type { Bags } from '#app/rounds/ports/Bags'
import type { Bag } from '#domain/rounds/bag'
import type { RestClient } from '../RestClient.ts'
import { type BagOnWire, bagById, createBag, deleteBag, myBags, updateBag } from './bagCalls.ts'
import { unlessGone } from './unlessGone.ts'

export class HttpBags implements Bags {
  private readonly client: Pick<RestClient, 'send'>

  constructor(client: Pick<RestClient, 'send'>) {
    this.client = client
  }

  async all(signal?: AbortSignal): Promise<readonly Bag[]> {
    const { data } = await this.client.send(myBags, { signal })
    return data.map(bagFrom)
  }

  async byId(id: number, signal?: AbortSignal): Promise<Bag> {
    const { data } = await this.client.send(bagById, { params: { id: String(id) }, signal })
    return bagFrom(data)
  }

  async add(bagName: string): Promise<void> {
    await this.client.send(createBag, { body: { bagName } })
  }

  async rename(id: number, bagName: string): Promise<void> {
    await this.client.send(updateBag, { body: { id, bagName } })
  }

  async remove(id: number): Promise<void> {
    await unlessGone(this.client.send(deleteBag, { params: { id: String(id) } }))
  }
}

function bagFrom({ id, bagName, lastModified }: BagOnWire): Bag {
  return { id, name: bagName, lastModified }
}
