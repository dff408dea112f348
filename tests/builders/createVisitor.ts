import * as z from 'zod/mini'
import { arrange } from '../../mocks/contexts/arrange.ts'
import { backendState } from '../../mocks/contexts/backendState.ts'
import { createBackend } from '../../mocks/createBackend.ts'
import type { Region } from '../../mocks/http/regions.ts'
import type { IssuedTokens } from '../../mocks/world/tokens.ts'
import { StoppedClock } from '../../mocks/world/WorldClock.ts'

const shop = 'https://shop.global.clubhouse.invalid'

export interface SentRequest {
  readonly status: number
  readonly body: unknown
}

const slot = z.object({
  slotNumber: z.string(),
  start: z.string(),
  minutes: z.number(),
  centerId: z.string(),
  coachId: z.string(),
  bay: z.string(),
  state: z.string(),
  wuci: z.string(),
  requestedPayload: z.string(),
})
export type SlotOnWire = z.infer<typeof slot>

const slots = z.object({ data: z.array(slot) })

const grant = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  eToken: z.string(),
  eStoreCode: z.string(),
  eUrl: z.string(),
})
const granted = z.object({ data: grant })

export async function createVisitor(playerId = 'player-hana', now = '2026-05-13T17:30:00Z') {
  const clock = new StoppedClock(now)
  const backend = await createBackend({ clock })
  const handles = { given: arrange(backend.world), truth: backendState(backend.world) }
  const visitor = new Visitor(backend, await handles.given.players.signIn(playerId), playerId)
  const travelTo = async (at: string) => {
    clock.travelTo(Temporal.Instant.from(at))
    visitor.grant = await handles.given.players.signIn(playerId)
  }
  return { ...handles, backend, clock, faults: backend.faults, visitor, travelTo }
}

class Visitor {
  playerId: string
  language: string | undefined = 'en'
  grant: IssuedTokens
  region: Region
  private readonly backend: Awaited<ReturnType<typeof createBackend>>

  constructor(backend: Awaited<ReturnType<typeof createBackend>>, grant: IssuedTokens, playerId: string) {
    this.backend = backend
    this.grant = grant
    this.playerId = playerId
    this.region = backend.world.players.get(playerId).region
  }

  /** Goes on with the tokens of the answer. */
  async signIn(path: string, body: unknown): Promise<void> {
    this.grant = z.parse(granted, (await this.post(path, body)).body).data
  }

  get(path: string, query: Readonly<Record<string, string>> = {}): Promise<SentRequest> {
    const search = new URLSearchParams(query).toString()
    return this.send(new Request(`${this.api}${path}${search && `?${search}`}`, { headers: this.headers }))
  }

  post(path: string, body: unknown): Promise<SentRequest> {
    const headers = { ...this.headers, 'content-type': 'application/json' }
    return this.send(new Request(`${this.api}${path}`, { method: 'POST', headers, body: JSON.stringify(body) }))
  }

  shop(query: string, headers: Readonly<Record<string, string>> = {}): Promise<SentRequest> {
    const own = { ...this.headers, authorization: `Bearer ${this.grant.eToken}`, store: this.grant.eStoreCode }
    return this.send(
      new Request(`${this.grant.eUrl ?? shop}/graphql`, {
        method: 'POST',
        headers: { ...own, ...headers },
        body: JSON.stringify({ query }),
      }),
    )
  }

  async openings(query: Readonly<Record<string, string>>): Promise<readonly SlotOnWire[]> {
    const usual = {
      centerId: 'lakeshore',
      lessonType: 'iron-play',
      timeOfDay: 'any',
      suppressLogging: 'true',
      timeZone: 'America/New_York',
    }
    const { body } = await this.get('/v2/schedule/getOpenings', { ...usual, ...query })
    return z.parse(slots, body).data
  }

  async slot(at: string, coachId = 'marisol', lessonType = 'iron-play'): Promise<SlotOnWire> {
    const [day = '', time = ''] = at.split(' ')
    const found = await this.openings({ startDate: day, endDate: day, coachId, lessonType })
    const wanted = found.find(({ slotNumber }) => slotNumber === time.replace(':', ''))
    if (!wanted) throw new Error(`Nothing at ${at}`)
    return wanted
  }

  book(
    slots: readonly SlotOnWire[],
    { replaces = [], type = 'iron-play' }: { replaces?: readonly string[]; type?: string } = {},
  ): Promise<SentRequest> {
    const own = { playerId: this.playerId, handedness: 'right', appointmentType: type, timeZone: 'America/New_York' }
    const wishes = slots.map(({ centerId, coachId, slotNumber, wuci, requestedPayload }) => ({
      ...{ centerId, coachId, slotNumber, wuci, requestedPayload },
      ...own,
      replaceBookedAppointments: replaces,
    }))
    return this.post('/v2/schedule/bookAppointments?timeZone=America/New_York', wishes)
  }

  cancel(id: string, on24HConfirmed = false): Promise<SentRequest> {
    return this.post('/schedule/cancelAppointment', {
      id,
      appointmentState: 'booked',
      note: 'Sore back',
      on24HConfirmed,
      isWaitingList: false,
    })
  }

  private get api(): string {
    return `https://api.${this.region}.clubhouse.invalid`
  }

  private get headers(): Record<string, string> {
    return { authorization: `Bearer ${this.grant.access_token}`, ...(this.language && { 'accept-language': this.language }) }
  }

  private async send(request: Request): Promise<SentRequest> {
    const response = await this.backend.handle(request)
    if (!response || response.type === 'error') return { status: 0, body: undefined }
    const text = await response.text()
    return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text }
  }
}
