import type { ReturnRequest } from '#domain/returns/returnRequest'

export function buildReturn(id: number, given: Partial<ReturnRequest> = {}): ReturnRequest {
  const at = Temporal.Instant.from('2026-05-08T17:30:00Z')
  return {
    ...{ id, hash: `hash-${id}`, orderId: 13, orderNumber: '000001013', createdAt: at, modifiedAt: at, note: '' },
    status: { id: 1, state: 'pending', label: 'New', title: '', color: '#f5d76e' },
    ...{ items: [], tracking: [], fields: [], rating: undefined, documents: { label: undefined, slip: undefined, ticket: undefined } },
    ...given,
  }
}
