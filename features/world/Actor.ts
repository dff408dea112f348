import type { AddressesActor } from '../commerce/actors/AddressesActor.ts'
import type { CartActor } from '../commerce/actors/CartActor.ts'
import type { CategoryActor, ShopSearchActor } from '../commerce/actors/CategoryActor.ts'
import type { CheckoutActor } from '../commerce/actors/CheckoutActor.ts'
import type { OrdersActor } from '../commerce/actors/OrdersActor.ts'
import type { PageContentActor } from '../commerce/actors/PageContentActor.ts'
import type { ProductActor } from '../commerce/actors/ProductActor.ts'
import type { ProShopActor } from '../commerce/actors/ProShopActor.ts'
import type { ShopActor } from '../commerce/actors/ShopActor.ts'
import type { AnalyticsActor } from '../learning/actors/AnalyticsActor.ts'
import type { LessonHistoryActor, LessonVideosActor } from '../learning/actors/LessonHistoryActor.ts'
import type { LibraryActor } from '../learning/actors/LibraryActor.ts'
import type { PlanActor } from '../learning/actors/PlanActor.ts'
import type { SharingActor } from '../learning/actors/SharingActor.ts'
import type { ComparisonActor, SwingsActor } from '../learning/actors/SwingsActor.ts'
import type { VideoActor } from '../learning/actors/VideoActor.ts'
import type { BagActor } from '../rounds/actors/BagActor.ts'
import type { CoursesActor } from '../rounds/actors/CoursesActor.ts'
import type { ChallengesActor, LeaderboardActor, MyGameActor, PlayActor } from '../rounds/actors/PlayActors.ts'
import type { TrackingActor } from '../rounds/actors/TrackingActor.ts'
import type { BookingActor, CalendarActor, LessonActor } from '../scheduling/actors/SchedulingActors.ts'
import type { AccountActor } from '../session/actors/AccountActor.ts'
import type { ContactActor } from '../session/actors/ContactActor.ts'
import type { AreasActor, FamilyActor } from '../session/actors/FamilyActor.ts'
import type { RecoveryActor } from '../session/actors/RecoveryActor.ts'
import type { SessionActor } from '../session/actors/SessionActor.ts'
import type { SignUpActor } from '../session/actors/SignUpActor.ts'
import type { TokenSignInActor } from '../session/actors/TokenSignInActor.ts'
import type { HomeActor } from '../support/actors/HomeActor.ts'
import type { PagesActor } from './PagesActor.ts'

/** Intents resolve when the product is idle. Readings are plain facts: days as `2026-05-14`, times as `07:30`, months as `2026-05`. */
export interface Actor {
  readonly session: SessionActor
  readonly account: AccountActor
  readonly signUp: SignUpActor
  readonly contact: ContactActor
  readonly tokenSignIn: TokenSignInActor
  readonly calendar: CalendarActor
  readonly lesson: LessonActor
  readonly booking: BookingActor
  readonly home: HomeActor
  readonly library: LibraryActor
  readonly plan: PlanActor
  readonly cart: CartActor
  readonly checkout: CheckoutActor
  readonly addresses: AddressesActor
  readonly orders: OrdersActor
  readonly family: FamilyActor
  readonly areas: AreasActor
  readonly pages: PagesActor
  readonly product: ProductActor
  readonly category: CategoryActor
  readonly proShop: ProShopActor
  readonly shop: ShopActor
  readonly shopSearch: ShopSearchActor
  readonly pageContent: PageContentActor
  readonly recovery: RecoveryActor
  readonly usage: AnalyticsActor
  readonly video: VideoActor
  readonly sharing: SharingActor
  readonly bag: BagActor
  readonly courses: CoursesActor
  readonly tracking: TrackingActor
  readonly play: PlayActor
  readonly challenges: ChallengesActor
  readonly leaderboard: LeaderboardActor
  readonly myGame: MyGameActor
  readonly swings: SwingsActor
  readonly comparison: ComparisonActor
  readonly taught: LessonHistoryActor
  readonly videos: LessonVideosActor
  notices(): Promise<readonly Notice[]>
  reasonKept(): Promise<KeptReason | undefined>
  turnMonths(...steps: readonly number[]): Promise<void>
  reload(): Promise<void>
}

export interface KeptReason {
  readonly code: number | string | undefined
  readonly words: unknown
}

export const notices = [
  'bank-closed',
  'bank-refused',
  'bank-timed-out',
  'bank-unlisted',
  'bill-refused',
  'card-declined',
  'card-number-wrong',
  'card-past',
  'card-unchecked',
  'cart-is-no-more',
  'guest-email-missing',
  'guest-email-wrong',
  'nothing-ordered',
  'place-refused',
  'place-unheard',
  'sold-out-meanwhile',
  'total-changed',
  'not-added',
  'product-unread',
  'category-unread',
  'products-unread',
  'shop-search-unread',
  'coupon-refused',
  'gift-amount-missing',
  'gift-code-refused',
  'not-removed',
  'shop-code-missing',
  'too-few-left',
  'account-elsewhere',
  'account-not-opened',
  'be-first-to-choose',
  'booked',
  'centres-unread',
  'child-password-missing',
  'child-password-wrong',
  'address-changed',
  'address-copied',
  'address-invalid',
  'address-missing',
  'address-same',
  'address-taken',
  'address-impossible',
  'addresses-unread',
  'code-expired',
  'countries-unread',
  'default-address-stays',
  'code-missing',
  'code-resent',
  'code-sent-anew',
  'link-sent',
  'link-address-missing',
  'link-address-invalid',
  'code-wrong',
  'comment-missing',
  'comment-too-long',
  'comment-unreadable',
  'credential-mismatch',
  'credits-unread',
  'download-stopped',
  'family-unread',
  'film-not-come',
  'films-not-back',
  'kept-unreadable',
  'lessons-unread',
  'link-expired',
  'link-wrong',
  'loss-to-accept',
  'moved',
  'new-password-differs',
  'new-password-missing',
  'new-password-too-long',
  'new-password-too-short',
  'closed-by-ticket',
  'bag-name-missing',
  'bag-not-saved',
  'bags-unread',
  'courses-unread',
  'favourite-course-not-saved',
  'forecast-unread',
  'position-unknown',
  'fewer-greens-missed',
  'round-not-saved',
  'tracking-unread',
  'challenges-unread',
  'challenge-unread',
  'score-not-saved',
  'score-out-of-range',
  'new-best',
  'leaderboard-unread',
  'answers-not-saved',
  'answers-saved',
  'booking-is-final',
  'earlier-booked',
  'no-credit',
  'no-place',
  'place-taken',
  'no-credit-for-place',
  'no-ticket',
  'club-gone',
  'club-missing',
  'club-not-saved',
  'distance-not-a-number',
  'not-a-picture',
  'upload-expired',
  'not-booked',
  'not-cancelled',
  'not-shared',
  'nothing-in-cart',
  'nothing-kept',
  'nothing-to-save',
  'notifications-unread',
  'number-changed',
  'number-invalid',
  'number-missing',
  'number-verified',
  'number-impossible',
  'offline',
  'old-password-missing',
  'old-password-wrong',
  'on-waiting-list',
  'orders-unread',
  'menu-unread',
  'shop-part-unread',
  'shop-unread',
  'outcome-unknown',
  'takes-longer',
  'page-gone',
  'part-unread',
  'password-changed',
  'password-is-new',
  'password-missing',
  'password-not-yours',
  'place-is-yours',
  'postal-address-added',
  'postal-address-not-saved',
  'postal-address-saved',
  'practice-in-the-way',
  'prefectures-unread',
  'profile-not-saved',
  'profile-unread',
  'region-refused',
  'same-time',
  'server-fault',
  'session-over',
  'slot-taken',
  'swing-not-sent',
  'throttled',
  'ticket-refused',
  'timed-out',
  'too-late',
  'update-held',
  'update-ready',
  'club-unreachable',
  'username-missing',
  'wishes-saved',
] as const
export type Notice = (typeof notices)[number]
