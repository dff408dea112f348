import type { Rolldown } from 'vite'
import { contextOf } from '../contexts.ts'

type Group = Exclude<NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>[number], undefined>

const library = (...modules: readonly string[]) => modules.join('|')

/**
 * Chunks of what is always loaded together. Without them the bundler makes a chunk for every set of screens, most of them far below
 * 1 kB, and each costs a request. Earlier groups take their modules first.
 */
export const sharedChunks: readonly Group[] = [
  // Nearly everything that loads after the first two screens needs most of these.
  {
    name: 'shared',
    test: new RegExp(
      library(
        '/operators/(?:distinctUntilChanged|startWith|concatAll)\\.js$',
        '/observable/concat\\.js$',
        '/internal/(?:util/EmptyError|firstValueFrom)\\.js$',
        '/use-sync-external-store/',
        '/react-aria/dist/private/utils/isScrollable\\.mjs$',
        '/src/application/shared/writeOnce\\.ts$',
        '/src/(?:application|domain)/shared/(?:LatestWriteQueue|operation|number|email|validText|typedFields|distance)\\.ts$',
        '/src/application/shared/ports/Drafts\\.ts$',
        '/src/adapters/(?:rest/ownMedia|shop/shopCall)\\.ts$',
        '/src/ui/shell/keepDraft\\.ts$',
        '/src/ui/kit/feedback/EmptyState\\.(?:tsx|module\\.scss)$',
        '/src/ui/kit/fields/useFocusOnProblem\\.ts$',
        '/src/ui/support/pagePaths\\.ts$',
        '/lucide-react/dist/esm/icons/(?:plus|minus|trash|chevron-left)\\.mjs$',
      ),
    ),
  },
  // Most that needs one of them needs all: one file compresses better than four.
  {
    name: 'focus',
    test: /\/private\/(?:utils\/shadowdom\/ShadowTreeWalker|focus\/FocusScope|SelectionIndicator|SharedElementTransition)\.mjs$/,
  },
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
  // What the groups below share with other screens stays in chunks of its own.
  { name: 'kit', test: /\/node_modules\/|\/src\/ui\/(?:kit|shell)\//, minShareCount: 2, entriesAware: true },
  { name: 'session', test: (id) => contextOf(id) === 'session', minShareCount: 2, entriesAware: true },
  // Around every screen of a player, and in every screen of the shop.
  {
    name: 'cart',
    test: /\/src\/(?:composition\/commerce\/module\.ts|ui\/commerce\/cart-count\/CartCount\.tsx)$/,
    includeDependenciesRecursively: true,
  },
  { name: 'learning', test: /\/src\/composition\/learning\/module\.ts$/, includeDependenciesRecursively: true },
  // Launch monitors ask the shop through this port, and load nothing else of it.
  { name: 'cards', test: /\/src\/application\/commerce\/ports\/MembershipCards\.ts$/ },
  // The sums of a cart, with the forms that change them.
  {
    name: 'sums',
    test: /\/src\/ui\/commerce\/(?:totals\/|cart\/(?:CouponForm|OfferedCoupons)\.|checkout\/CheckoutItems\.)/,
    minShareCount: 2,
  },
  // A line each.
  { name: 'ports', test: /\/src\/application\/commerce\/(?:\w+\/)?ports\//, minShareCount: 2 },
]
