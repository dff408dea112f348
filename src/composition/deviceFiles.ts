import { downloadInPage } from '#adapters/browser/device/downloadInPage'
import { StreamedDownloads } from '#adapters/browser/device/StreamedDownloads'
import type { BrowserEnvironment } from '#adapters/browser/environment'
import { Clock } from '#app/shared/ports/Clock'
import { DeviceFiles } from '#app/shared/ports/DeviceFiles'
import { Downloads } from '#app/shared/ports/Downloads'
import type { Part } from './part.ts'
import { provide } from './provide.ts'
import { BrowserEnvironmentToken } from './root.ts'

const module = provide(({ shareFrom }) => {
  shareFrom(Downloads, (around: BrowserEnvironment) => new StreamedDownloads(around.fetch), BrowserEnvironmentToken)
  shareFrom(
    DeviceFiles,
    (clock: Clock) => {
      const handOver = downloadInPage(() => document.createElement('a'), URL, clock)
      return { keep: (file) => void handOver(file) }
    },
    Clock,
  )
})

/** Files that a player keeps on the device. */
export const part: Part = { module }
