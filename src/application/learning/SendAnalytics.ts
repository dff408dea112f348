import { type OutboxBatch, takeNextBatch, withBatchReturned, withoutBatch } from '#domain/learning/outbox'
import { Failure, type FailureKind } from '../shared/failure.ts'
import type { Connectivity } from '../shared/ports/Connectivity.ts'
import type { AnalyticsConsent } from './AnalyticsConsent.ts'
import type { AnalyticsOutbox } from './ports/AnalyticsOutbox.ts'
import type { VideoAnalytics } from './ports/VideoAnalytics.ts'

/** `waits`: something is left to be sent, `after` so many seconds if the club says so. */
export type SentAnalytics = { readonly waits: false } | { readonly waits: true; readonly after?: number | undefined }

type Delivered = { readonly id?: string | undefined } | { readonly refusal: Failure }

/** The club refused for now and may accept it later. */
const forNow: readonly FailureKind[] = ['throttled', 'server-fault']

/** Sends each batch once, from one tab. Batches without an answer are not resent: the API can't say whether they arrived. */
export class SendAnalytics {
  private readonly outbox: AnalyticsOutbox
  private readonly club: VideoAnalytics
  private readonly consent: Pick<AnalyticsConsent, 'value'>
  private readonly connectivity: Pick<Connectivity, 'value'>

  constructor(
    outbox: AnalyticsOutbox,
    club: VideoAnalytics,
    consent: Pick<AnalyticsConsent, 'value'>,
    connectivity: Pick<Connectivity, 'value'>,
  ) {
    this.outbox = outbox
    this.club = club
    this.consent = consent
    this.connectivity = connectivity
  }

  async execute(): Promise<SentAnalytics> {
    for (;;) {
      if (!this.connectivity.value) return { waits: true }
      const parcel = await this.outbox.change((box) =>
        this.consent.value === undefined ? [box, undefined] : takeNextBatch(box, this.consent.value),
      )
      if (!parcel) return { waits: false }
      const delivered = await this.deliver(parcel)
      if ('refusal' in delivered) {
        await this.outbox.change((box) => [withBatchReturned(box, parcel), undefined])
        return { waits: true, after: delivered.refusal.retryAfter }
      }
      await this.outbox.change((box) => [withoutBatch(box, parcel, delivered.id), undefined])
    }
  }

  private async deliver(parcel: OutboxBatch): Promise<Delivered> {
    try {
      return { id: await this.send(parcel) }
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      return forNow.includes(error.kind) ? { refusal: error } : {}
    }
  }

  private async send(parcel: OutboxBatch): Promise<string | undefined> {
    if (parcel.kind === 'opening') return this.club.open(parcel.session.place, parcel.session.device, parcel.session.events)
    if (parcel.kind === 'events') await this.club.add(parcel.id, parcel.session.events)
    else await this.club.subscribed(parcel.subscription.place, parcel.subscription.touched)
    return undefined
  }
}
