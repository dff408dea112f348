import type { Returns } from '#app/returns/ports/Returns'
import type { ReturnRequest, TrackingNumber } from '#domain/returns/returnRequest'
import type { ReturnSettings } from '#domain/returns/returnSettings'

export function buildReturn(id: number, given: Partial<ReturnRequest> = {}): ReturnRequest {
  const at = Temporal.Instant.from('2026-05-08T17:30:00Z')
  return {
    ...{ id, hash: `hash-${id}`, orderId: 13, orderNumber: '000001013', createdAt: at, modifiedAt: at, note: '' },
    status: { id: 1, state: 'pending', label: 'New', title: '', color: '#f5d76e' },
    ...{
      items: [],
      unreadableItems: 0,
      tracking: [],
      fields: [],
      rating: undefined,
      documents: { label: undefined, slip: undefined, ticket: undefined },
    },
    ...given,
  }
}

const returnSettings: ReturnSettings = {
  ...{ isEnabled: true, isChatEnabled: true, policyUrl: undefined, contact: undefined, largestFile: 1000 },
  ...{ customFieldsTitle: '', customFields: [], carriers: [], reasons: [], conditions: [] },
  resolutions: [{ id: 7, label: 'Repair', position: 1 }],
}

export class ReturnsInMemory implements Returns {
  readonly removed: number[] = []
  readonly settings: Returns['settings']
  readonly orders = async () => [{ id: 13, number: '000001013', label: '#000001013', placedOn: undefined }]
  readonly close = async () => undefined
  readonly rate = async () => undefined
  private readonly kept: readonly ReturnRequest[]

  constructor(kept: readonly ReturnRequest[] = [], settings: Partial<ReturnSettings> = {}) {
    this.kept = kept
    this.settings = async () => ({ ...returnSettings, ...settings })
  }

  async all(): Promise<readonly ReturnRequest[]> {
    return this.kept
  }

  async place(): Promise<ReturnRequest> {
    return buildReturn(99)
  }

  async addTracking(_hash: string, carrier: string, number: string): Promise<TrackingNumber> {
    return { id: 9, carrier, number, isOwn: true }
  }

  async removeTracking(_hash: string, id: number): Promise<void> {
    this.removed.push(id)
  }
}
