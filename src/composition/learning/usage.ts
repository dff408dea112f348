import { BrowserDeviceInfo } from '#adapters/browser/device/BrowserDeviceInfo'
import type { BrowserEnvironment } from '#adapters/browser/environment'
import { DeviceStorage } from '#adapters/browser/storage/DeviceStorage'
import { StoredOutbox } from '#adapters/browser/storage/StoredOutbox'
import { exclusively } from '#adapters/browser/tabs/locks'
import { HttpVideoAnalytics } from '#adapters/rest/learning/HttpVideoAnalytics'
import { RestClient } from '#adapters/rest/RestClient'
import { AnalyticsConsent } from '#app/learning/AnalyticsConsent'
import { AnalyticsScheduler } from '#app/learning/AnalyticsScheduler'
import { AnalyticsOutbox } from '#app/learning/ports/AnalyticsOutbox'
import { CurrentPlayer } from '#app/learning/ports/CurrentPlayer'
import { DeviceInfo } from '#app/learning/ports/DeviceInfo'
import { PlaybackPreferences } from '#app/learning/ports/PlaybackPreferences'
import { LoadedTrackPlayback } from '#app/learning/ports/TrackPlayback'
import { VideoAnalytics } from '#app/learning/ports/VideoAnalytics'
import { RecordPlayback } from '#app/learning/RecordPlayback'
import { SendAnalytics } from '#app/learning/SendAnalytics'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'
import { BrowserEnvironmentToken } from '../root.ts'

const module = provide(({ share, shareFrom }) => {
  share(DeviceInfo, BrowserDeviceInfo, BrowserEnvironmentToken)
  share(VideoAnalytics, HttpVideoAnalytics, RestClient)
  shareFrom(
    AnalyticsOutbox,
    (storage: DeviceStorage, around: BrowserEnvironment) => new StoredOutbox(storage, exclusively(around), around.clock),
    ...([DeviceStorage, BrowserEnvironmentToken] as const),
  )
  share(AnalyticsConsent, CurrentPlayer, PlaybackPreferences)
  shareFrom(
    SendAnalytics,
    (outbox: AnalyticsOutbox, club: VideoAnalytics, consent: AnalyticsConsent, { connectivity }: BrowserEnvironment) =>
      new SendAnalytics(outbox, club, consent, connectivity),
    AnalyticsOutbox,
    VideoAnalytics,
    AnalyticsConsent,
    BrowserEnvironmentToken,
  )
  shareFrom(
    AnalyticsScheduler,
    (sending: SendAnalytics, outbox: AnalyticsOutbox, consent: AnalyticsConsent, { clock, connectivity, visibility }: BrowserEnvironment) =>
      new AnalyticsScheduler(sending, outbox, consent, { clock, connectivity: connectivity, page: visibility }),
    SendAnalytics,
    AnalyticsOutbox,
    AnalyticsConsent,
    BrowserEnvironmentToken,
  )
  share(LoadedTrackPlayback, RecordPlayback, AnalyticsOutbox, AnalyticsConsent, AnalyticsScheduler, DeviceInfo)
})

export const part: Part = {
  requires: () => [import('./module.ts')],
  module,
}
