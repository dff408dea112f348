import type { AddressesActor } from '../commerce/actors/AddressesActor.ts'
import type { CartActor } from '../commerce/actors/CartActor.ts'
import type { CategoryActor, ShopSearchActor } from '../commerce/actors/CategoryActor.ts'
import type { CheckoutActor } from '../commerce/actors/CheckoutActor.ts'
import type { OrdersActor } from '../commerce/actors/OrdersActor.ts'
import type { PageContentActor } from '../commerce/actors/PageContentActor.ts'
import type { ProductActor } from '../commerce/actors/ProductActor.ts'
import type { ProShopActor } from '../commerce/actors/ProShopActor.ts'
import type { ShopActor } from '../commerce/actors/ShopActor.ts'
import type { DevicesActor } from '../devices/actors/DevicesActor.ts'
import type { AnalyticsActor } from '../learning/actors/AnalyticsActor.ts'
import type { LessonHistoryActor, LessonVideosActor } from '../learning/actors/LessonHistoryActor.ts'
import type { LibraryActor } from '../learning/actors/LibraryActor.ts'
import type { PlanActor } from '../learning/actors/PlanActor.ts'
import type { SharingActor } from '../learning/actors/SharingActor.ts'
import type { ComparisonActor, SwingsActor } from '../learning/actors/SwingsActor.ts'
import type { VideoActor } from '../learning/actors/VideoActor.ts'
import type { BagActor } from '../rounds/actors/BagActor.ts'
import type { CardActor } from '../rounds/actors/CardActor.ts'
import type { CoursesActor } from '../rounds/actors/CoursesActor.ts'
import type { ChallengesActor, LeaderboardActor, MyGameActor, PlayActor } from '../rounds/actors/PlayActors.ts'
import type { RoundsActor } from '../rounds/actors/RoundsActor.ts'
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
import type { Notice } from './notices.ts'
import type { PagesActor } from './PagesActor.ts'

export type { Notice } from './notices.ts'

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
  readonly card: CardActor
  readonly tracking: TrackingActor
  readonly play: PlayActor
  readonly challenges: ChallengesActor
  readonly leaderboard: LeaderboardActor
  readonly myGame: MyGameActor
  readonly rounds: RoundsActor
  readonly devices: DevicesActor
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
