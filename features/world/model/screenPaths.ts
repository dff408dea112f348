import type { Dependency } from '#composition/provide'
import { tables } from '#composition/screens'
import type { Area } from '#domain/session/areas'
import { AddressBookViewModel } from '#ui/commerce/address-book/AddressBookViewModel.ts'
import { OrdersViewModel } from '#ui/commerce/orders/OrdersViewModel.ts'
import { OrderViewModel } from '#ui/commerce/orders/OrderViewModel.ts'
import { ComparisonViewModel } from '#ui/learning/comparison/ComparisonViewModel.ts'
import { FavouritesViewModel } from '#ui/learning/favourites/FavouritesViewModel.ts'
import { LessonViewModel } from '#ui/learning/lesson/LessonViewModel.ts'
import { LessonHistoryViewModel } from '#ui/learning/lesson-history/LessonHistoryViewModel.ts'
import { LibraryViewModel } from '#ui/learning/library/LibraryViewModel.ts'
import { PlanViewModel } from '#ui/learning/plan/PlanViewModel.ts'
import { SearchViewModel } from '#ui/learning/search/SearchViewModel.ts'
import { SeriesViewModel } from '#ui/learning/series/SeriesViewModel.ts'
import { SwingViewModel } from '#ui/learning/swing/SwingViewModel.ts'
import { SwingsViewModel } from '#ui/learning/swings/SwingsViewModel.ts'
import { VideoViewModel } from '#ui/learning/video/VideoViewModel.ts'
import { BagViewModel } from '#ui/rounds/bag/BagViewModel.ts'
import { DistancesViewModel } from '#ui/rounds/bag/DistancesViewModel.ts'
import { TrackingViewModel } from '#ui/rounds/tracking/TrackingViewModel.ts'
import { AppointmentViewModel } from '#ui/scheduling/appointment/AppointmentViewModel.ts'
import { AppointmentsViewModel } from '#ui/scheduling/appointments/AppointmentsViewModel.ts'
import { BookViewModel } from '#ui/scheduling/book/BookViewModel.ts'
import { ContactViewModel } from '#ui/session/contact/ContactViewModel.ts'
import { DeskAccessViewModel } from '#ui/session/desk-access/DeskAccessViewModel.ts'
import { FamilyViewModel } from '#ui/session/family/FamilyViewModel.ts'
import { NotificationsViewModel } from '#ui/session/notifications/NotificationsViewModel.ts'
import { PasswordViewModel } from '#ui/session/password/PasswordViewModel.ts'
import { VerifyPhoneViewModel } from '#ui/session/phone/VerifyPhoneViewModel.ts'
import { ProfileViewModel } from '#ui/session/profile/ProfileViewModel.ts'
import { paths } from '#ui/shell/paths.ts'
import { HomeViewModel } from '#ui/support/home/HomeViewModel.ts'

const entries = (await Promise.all(Object.values(tables).map((load) => load()))).flatMap(({ screens }) => screens)

/** Where the routes show the view models of a player's screens. Who may open a path is the product's to say. */
const screens: readonly (readonly [screen: Dependency<object>, path: string])[] = [
  [HomeViewModel, paths.home],
  [AppointmentsViewModel, paths.appointments],
  [AppointmentViewModel, paths.appointment],
  [BookViewModel, paths.book],
  [PlanViewModel, paths.plan],
  [LessonHistoryViewModel, paths.lessonHistory],
  [LessonViewModel, paths.lesson],
  [LessonViewModel, paths.latestLesson],
  [LibraryViewModel, paths.library],
  [SearchViewModel, paths.videoSearch],
  [FavouritesViewModel, paths.videoFavourites],
  [SeriesViewModel, paths.series],
  [VideoViewModel, paths.video],
  [SwingsViewModel, paths.swings],
  [ComparisonViewModel, paths.compareSwings],
  [SwingViewModel, paths.swing],
  [BagViewModel, paths.bag],
  [DistancesViewModel, paths.distances],
  [TrackingViewModel, paths.tracking],
  [ProfileViewModel, paths.profile],
  [ContactViewModel, paths.contact],
  [VerifyPhoneViewModel, paths.phone],
  [PasswordViewModel, paths.password],
  [NotificationsViewModel, paths.notifications],
  [FamilyViewModel, paths.family],
  [DeskAccessViewModel, paths.desk],
  [OrdersViewModel, paths.orders],
  [OrderViewModel, paths.order],
  [AddressBookViewModel, paths.addresses],
]

/** The area to which the product's table says that a screen belongs. */
export function areaOfScreen(screen: unknown): Area | undefined {
  const path = pathOfScreen(screen)
  const entry = entries.find((each) => each.path === path)
  if (!entry) throw new Error(`No table has the screen of ${path}`)
  return entry.area
}

function pathOfScreen(screen: unknown): string {
  const path = screens.find(([each]) => each === screen)?.[1]
  if (path === undefined) throw new Error('Add this view model to the screens, with its path')
  return path
}

export function screenOfPath(path: string): Dependency<object> {
  const screen = screens.find(([, each]) => each === path)?.[0]
  if (!screen) throw new Error(`Add the view model that ${path} shows to the screens`)
  return screen
}
