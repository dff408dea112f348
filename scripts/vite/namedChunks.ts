import type { Rolldown } from 'vite'
import { firstScreens, firstTextsChunk } from './firstScreens.ts'

export type Group = Exclude<NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>[number], undefined>

const library = (...modules: readonly string[]) => modules.join('|')

/** Chunks of what no screen's address says: what every page loads, and when. Earlier groups take their modules first. */
export const namedChunks: readonly Group[] = [
  // The libraries that run first, what every page loads with them, and what each of the two first screens adds: one request each.
  { name: 'start', tags: ['$initial'] },
  { name: 'app', test: firstScreens.app, includeDependenciesRecursively: true },
  { name: 'fields', test: firstScreens.fields, includeDependenciesRecursively: true },
  { name: 'sign-in', test: firstScreens.signIn, includeDependenciesRecursively: true },
  { name: 'home', test: firstScreens.home, includeDependenciesRecursively: true },
  { name: firstTextsChunk, debugName: 'first texts' },
  // Around every screen, a visitor's too, once it is shown.
  {
    name: 'late',
    test: new RegExp(
      library(
        '/src/composition/(?:startBackgroundTasks|prefetchOnIntent|updates|flushOutbox|retryConfiguration|scrollToTopOnNavigation)\\.ts$',
        '/src/(?:service-worker/precacheList|adapters/browser/updates/(?:PageUpdates|ReloadGuard|thisPage|serviceWorker))\\.ts$',
        '/src/composition/(?:deferredParts\\.ts|PageNotices\\.tsx|lazyComponent\\.tsx|support/clubLinks\\.ts)$',
        '/src/ui/shell/(?:PageNotice|ServersNotice|SlowWriteNotice|StorageNotice|UpdateNotice|ChunkRetry|ChunkRetryScreen|ShellOverlays)\\.',
        '/src/ui/kit/feedback/ToastRegion\\.',
        '/src/ui/support/club-links/ClubLinks\\.',
        '/react-aria(?:-components)?/dist/(?:private/)?(?:intl/toast/|toast/|landmark/|Toast\\.mjs)',
        '/lucide-react/dist/esm/icons/hard-drive\\.mjs$',
      ),
    ),
  },
  // Around every screen of a player.
  {
    name: 'bell',
    test: new RegExp(
      library(
        '/src/composition/session/notifications\\.ts$',
        '/src/ui/session/notifications/(?:Bell\\.|BellViewModel|NotificationsViewModel)',
        '/src/domain/session/(?:notification|permissions)\\.ts$',
        '/src/adapters/rest/session/(?:HttpNotifications|notificationCalls)\\.ts$',
        '/src/application/session/(?:Inbox|ports/Notifications)\\.ts$',
        '/lucide-react/dist/esm/icons/bell\\.mjs$',
      ),
    ),
  },
  // Read once after each sign-in, with what registration and contact share with it.
  {
    name: 'configuration',
    test: new RegExp(
      library(
        '/src/composition/session/(?:configuration|code)\\.ts$',
        '/src/application/session/(?:KeepCrmToken|LoadClubTexts|ports/(?:Configurations|ClubTextsCache|EmailVerification))\\.ts$',
        '/src/adapters/rest/session/(?:HttpConfigurations|configurationCalls|HttpEmailVerification|codeRefusal|verificationCalls|signUpCalls)\\.ts$',
        '/src/adapters/browser/storage/StoredClubTexts\\.ts$',
        '/src/ui/session/code/VerificationLink\\.ts$',
      ),
    ),
  },
]
