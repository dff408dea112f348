import type { TeeBoxes, TeeBoxOfCourse } from '#app/rounds/ports/TeeBoxes'
import type { RoundTee } from '#domain/rounds/round'
import type { RestClient } from '../RestClient.ts'
import { addTeeBox, deleteTeeBox, teeBoxes } from './teeBoxCalls.ts'
import { newTeeOnWire, teeFrom } from './teeMapping.ts'
import { unlessGone } from './unlessGone.ts'

/** Tees are chosen before their round is created. */
const roundId = '0'

export class HttpTeeBoxes implements TeeBoxes {
  private readonly client: Pick<RestClient, 'send'>

  constructor(client: Pick<RestClient, 'send'>) {
    this.client = client
  }

  async ofCourse(courseId: string, signal?: AbortSignal): Promise<readonly TeeBoxOfCourse[]> {
    const { data } = await this.client.send(teeBoxes, { query: { courseId, roundId }, signal })
    return data.map((tee) => ({ ...teeFrom(tee), isOwn: tee.own }))
  }

  async add(courseId: string, tee: Omit<RoundTee, 'id'>): Promise<void> {
    await this.client.send(addTeeBox, { body: { courseId, roundId, ...newTeeOnWire(tee) } })
  }

  async remove(id: string): Promise<void> {
    await unlessGone(this.client.send(deleteTeeBox, { params: { id } }))
  }
}
