import type { HoleOfCourse, HolePictures } from '#app/rounds/ports/HolePictures'
import type { RestClient } from '../RestClient.ts'
import { holeData, satelliteImage } from './holeCalls.ts'

export class HttpHolePictures implements HolePictures {
  private readonly client: Pick<RestClient, 'send'>

  constructor(client: Pick<RestClient, 'send'>) {
    this.client = client
  }

  async drawing({ courseId, hole }: HoleOfCourse, background: string, signal?: AbortSignal): Promise<string> {
    const query = { courseId, backgroundColor: background.replace('#', ''), holeNumber: String(hole) }
    return (await this.client.send(holeData, { query, signal })).data.image
  }

  async satellite({ courseId, hole }: HoleOfCourse, signal?: AbortSignal): Promise<string> {
    return (await this.client.send(satelliteImage, { query: { courseId, hole: String(hole) }, signal })).data.image
  }
}
