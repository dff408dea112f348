import { BrowserDevice } from '#adapters/browser/BrowserDevice'
import { DeviceStorage } from '#adapters/browser/DeviceStorage'
import { exclusively } from '#adapters/browser/locks'
import { StoredOutbox } from '#adapters/browser/StoredOutbox'
import type { Surroundings } from '#adapters/browser/surroundings'
import { HttpVideoUsage } from '#adapters/rest/learning/HttpVideoUsage'
import { RestClient } from '#adapters/rest/RestClient'
import { NoteUsage } from '#app/learning/NoteUsage'
import { CurrentLearner } from '#app/learning/ports/CurrentLearner'
import { FilmNotes } from '#app/learning/ports/FilmUsage'
import { ThisDevice } from '#app/learning/ports/ThisDevice'
import { UsageOutbox } from '#app/learning/ports/UsageOutbox'
import { VideoUsage } from '#app/learning/ports/VideoUsage'
import { Viewing } from '#app/learning/ports/Viewing'
import { SendUsage } from '#app/learning/SendUsage'
import { UsageConsent } from '#app/learning/UsageConsent'
import { UsagePost } from '#app/learning/UsagePost'
import { provide } from '../provide.ts'
import { Around } from '../root.ts'

const module = provide((_give, share) => {
  share(ThisDevice, (around: Surroundings) => new BrowserDevice(around), Around)
  share(VideoUsage, (client: RestClient) => new HttpVideoUsage(client), RestClient)
  share(
    UsageOutbox,
    (storage: DeviceStorage, around: Surroundings) => new StoredOutbox(storage, exclusively(around), around.clock),
    ...([DeviceStorage, Around] as const),
  )
  share(
    UsageConsent,
    (learner: CurrentLearner, viewing: Viewing) => new UsageConsent(learner, viewing),
    ...([CurrentLearner, Viewing] as const),
  )
  share(
    SendUsage,
    (outbox: UsageOutbox, club: VideoUsage, consent: UsageConsent, { connectivity }: Surroundings) =>
      new SendUsage(outbox, club, consent, connectivity),
    UsageOutbox,
    VideoUsage,
    UsageConsent,
    Around,
  )
  share(
    UsagePost,
    (sending: SendUsage, outbox: UsageOutbox, consent: UsageConsent, { clock, connectivity, visibility }: Surroundings) =>
      new UsagePost(sending, outbox, consent, { clock, line: connectivity, page: visibility }),
    SendUsage,
    UsageOutbox,
    UsageConsent,
    Around,
  )
  share(
    FilmNotes,
    (outbox: UsageOutbox, consent: UsageConsent, post: UsagePost, device: ThisDevice) => new NoteUsage(outbox, consent, post, device),
    UsageOutbox,
    UsageConsent,
    UsagePost,
    ThisDevice,
  )
})

/** How films are used, for the club to learn from: it comes only where the player lets it. */
export const usage = {
  name: 'usage',
  whole: async () => (await import('./learning.ts')).learning,
  module,
  screens: {},
}
