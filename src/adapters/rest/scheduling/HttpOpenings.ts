import type * as z from 'zod/mini'
import type { Openings, OpeningsAnswer, OpeningsSearch, Suggestion } from '#app/scheduling/ports/Openings'
import { Failure } from '#app/shared/failure'
import type { Clock } from '#app/shared/ports/Clock'
import type { LessonType } from '#domain/scheduling/lessonType'
import type { Availability, Slot } from '#domain/scheduling/slot'
import type { RestClient } from '../RestClient.ts'
import { lessonTypes, openings, suggestions } from './calls.ts'

type SuggestionOnWire = z.infer<typeof suggestions.answer>['data'][number]
type SlotOnWire = Omit<SuggestionOnWire, 'reason'>

const availabilities = new Map<string, Availability>([
  ['open', 'open'],
  ['waitingList', 'waiting-list'],
  ['yours', 'yours'],
])

const reasons = new Map<string, Suggestion['reason']>([
  ['sameTime', 'same-time'],
  ['sooner', 'sooner'],
  ['otherCoach', 'other-coach'],
])

export class HttpOpenings implements Openings {
  private readonly client: Pick<RestClient, 'send'>
  private readonly clock: Pick<Clock, 'timeZone'>

  constructor(client: Pick<RestClient, 'send'>, clock: Pick<Clock, 'timeZone'>) {
    this.client = client
    this.clock = clock
  }

  async lessonTypes(): Promise<readonly LessonType[]> {
    const { data } = await this.client.send(lessonTypes, {})
    return data
  }

  async search({ centreId, coachId, lessonTypeId, from, until, timeOfDay, timeZone }: OpeningsSearch): Promise<OpeningsAnswer> {
    const { code, message, data } = await this.client.send(openings, {
      query: {
        centerId: centreId,
        ...(coachId && { coachId }),
        lessonType: lessonTypeId,
        startDate: from.toString(),
        endDate: until.toString(),
        timeOfDay,
        suppressLogging: 'true',
        timeZone: this.clock.timeZone,
      },
    })
    if (code !== 0) return { kind: 'refused', code, message: message ?? '' }
    if (!data) throw new Failure('broken-contract', { path: 'data' })
    return { kind: 'slots', slots: data.map((slot) => slotOf(slot, timeZone)) }
  }

  async suggestions(slots: readonly Slot[]): Promise<readonly Suggestion[]> {
    const { data } = await this.client.send(suggestions, { body: slots.map(chosenSlot) })
    return data.flatMap((suggestion) => suggestionOf(suggestion, slots))
  }
}

export function chosenSlot({ centreId: centerId, coachId, number: slotNumber, wuci, requestedPayload }: Slot) {
  return { centerId, coachId, slotNumber, wuci, requestedPayload }
}

function suggestionOf(suggestion: SuggestionOnWire, slots: readonly Slot[]): readonly Suggestion[] {
  const reason = reasons.get(suggestion.reason)
  const timeZone = slots.find(({ centreId }) => centreId === suggestion.centerId)?.timeZone
  return reason && timeZone ? [{ slot: slotOf(suggestion, timeZone), reason }] : []
}

function slotOf({ slotNumber: number, centerId: centreId, state, ...slot }: SlotOnWire, timeZone: string): Slot {
  const { coachId, start, minutes, bay, wuci, requestedPayload } = slot
  return {
    number,
    centreId,
    coachId,
    start,
    minutes,
    timeZone,
    bay,
    wuci,
    requestedPayload,
    availability: availabilities.get(state) ?? 'full',
  }
}
