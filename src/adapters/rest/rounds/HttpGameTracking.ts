import type { GameTracking } from '#app/rounds/ports/GameTracking'
import type { TrackedEntry, TrackedRound } from '#domain/rounds/tracking'
import type { RestClient } from '../RestClient.ts'
import {
  createTracking,
  deleteTracking,
  gameTracking,
  type TrackedEntryOnWire,
  type TrackedRoundOnWire,
  updateTracking,
} from './trackingCalls.ts'
import { unlessGone } from './unlessGone.ts'

export class HttpGameTracking implements GameTracking {
  private readonly client: Pick<RestClient, 'send'>

  constructor(client: Pick<RestClient, 'send'>) {
    this.client = client
  }

  async all(signal?: AbortSignal): Promise<readonly TrackedRound[]> {
    const { data } = await this.client.send(gameTracking, { signal })
    return data.map(roundFrom)
  }

  async add(entry: TrackedEntry): Promise<void> {
    await this.client.send(createTracking, { body: onWire(entry) })
  }

  async change({ id, ...entry }: TrackedRound): Promise<void> {
    await this.client.send(updateTracking, { params: { id: String(id) }, body: onWire(entry) })
  }

  async remove(id: number): Promise<void> {
    await unlessGone(this.client.send(deleteTracking, { params: { id: String(id) } }))
  }
}

function roundFrom({ id, score, courseName, mode, ...wire }: TrackedRoundOnWire): TrackedRound {
  return {
    ...{ id, score, courseName, mode, courseId: wire.igolfId, date: wire.playDate, holes: wire.roundHole },
    ...{ greensInRegulation: wire.otg, nearTheGreen: wire.ntg, scrambles: wire.scrambling },
    ...{ badThreePutts: wire.badThreePutts, terribleTeeShots: wire.tts },
  }
}

function onWire({ score, courseName, mode, badThreePutts, ...entry }: TrackedEntry): TrackedEntryOnWire {
  return {
    ...{ score, roundHole: entry.holes, ntg: entry.nearTheGreen, scrambling: entry.scrambles, badThreePutts },
    ...{ tts: entry.terribleTeeShots, otg: entry.greensInRegulation, igolfId: entry.courseId ?? null },
    ...{ courseName, playDate: entry.date.toString(), mode },
  }
}
