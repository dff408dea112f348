import { DeviceStorage, type StorageTrouble } from '#adapters/browser/DeviceStorage'
import { Connectivity } from '#app/shared/ports/Connectivity'
import { BookViewModel } from '#ui/scheduling/book/BookViewModel.ts'
import type { Actor, KeptReason, Notice } from '../Actor.ts'
import { ModelAddresses, toldOfAddresses } from './commerce/ModelAddresses.ts'
import { ModelCart, toldInCart } from './commerce/ModelCart.ts'
import { ModelCategory, toldOfCategory } from './commerce/ModelCategory.ts'
import { ModelCheckout, toldInCheckout } from './commerce/ModelCheckout.ts'
import { ModelOrders, toldOfOrders } from './commerce/ModelOrders.ts'
import { ModelPageContent, toldInPageContent } from './commerce/ModelPageContent.ts'
import { ModelProduct, toldOfProduct } from './commerce/ModelProduct.ts'
import { ModelProShop, toldInProShop } from './commerce/ModelProShop.ts'
import { ModelShop, toldInShop } from './commerce/ModelShop.ts'
import { ModelShopSearch, toldOfShopSearch } from './commerce/ModelShopSearch.ts'
import { ModelComparison } from './learning/ModelComparison.ts'
import { ModelFilms } from './learning/ModelFilms.ts'
import { ModelLibrary, toldInLibrary } from './learning/ModelLibrary.ts'
import { ModelPlan, toldOfPlan } from './learning/ModelPlan.ts'
import { ModelSharing, toldInSharing } from './learning/ModelSharing.ts'
import { ModelSwings, toldOfSwings } from './learning/ModelSwings.ts'
import { ModelTaught, toldInLessons } from './learning/ModelTaught.ts'
import { ModelUsage } from './learning/ModelUsage.ts'
import { ModelVideo, toldOfVideo } from './learning/ModelVideo.ts'
import { ModelHome, toldAtHome } from './ModelHome.ts'
import { ModelSession, reasonInAccount, toldAtSignIn, toldOfAccount } from './ModelSession.ts'
import type { ModelWindow } from './ModelWindow.ts'
import { noPages } from './noPages.ts'
import type { Player } from './Player.ts'
import { ModelBooking } from './scheduling/ModelBooking.ts'
import { ModelCalendar, monthsOfCalendar, reasonInCalendar, toldInCalendar } from './scheduling/ModelCalendar.ts'
import { ModelLesson, toldOfLesson } from './scheduling/ModelLesson.ts'
import { toldInBooking } from './scheduling/toldInBooking.ts'
import { ModelAccount, toldInAccount } from './session/ModelAccount.ts'
import { ModelArrival, reasonAtDesk, toldOnArrival } from './session/ModelArrival.ts'
import { ModelContact } from './session/ModelContact.ts'
import { ModelAreas, ModelFamily, toldOfFamily } from './session/ModelFamily.ts'
import { ModelRecovery, toldInRecovery } from './session/ModelRecovery.ts'
import { ModelSignUp, toldAtSignUp } from './session/ModelSignUp.ts'
import { toldOfContact } from './session/toldOfContact.ts'
import { when } from './told.ts'

const places = [
  toldInCart,
  toldInCheckout,
  toldAtSignIn,
  toldOfAccount,
  toldInAccount,
  toldOfContact,
  toldOfFamily,
  toldAtHome,
  toldInCalendar,
  toldOfLesson,
  toldInBooking,
  toldInLibrary,
  toldOfPlan,
  toldOfVideo,
  toldInSharing,
  toldOfAddresses,
  toldOfSwings,
  toldInLessons,
  toldOfOrders,
  toldInProShop,
  toldInShop,
  toldOfCategory,
  toldOfShopSearch,
  toldInPageContent,
  toldOfProduct,
  toldOnArrival,
  toldInRecovery,
  toldAtSignUp,
]

interface Surroundings {
  /** The address as it is now. */
  readonly page: () => URL
  /** To another one in the same window. */
  readonly goTo: (address: string) => void
  /** Names of those that were kept on the device. */
  readonly files: () => readonly string[]
}

export class ModelActor implements Actor {
  readonly session: ModelSession
  readonly account: ModelAccount
  readonly signUp: ModelSignUp
  readonly contact: ModelContact
  readonly arrival: ModelArrival
  readonly calendar: ModelCalendar
  readonly lesson: ModelLesson
  readonly booking: ModelBooking
  readonly home: ModelHome
  readonly library: ModelLibrary
  readonly plan: ModelPlan
  readonly cart: ModelCart
  readonly checkout: ModelCheckout
  readonly addresses: ModelAddresses
  readonly orders: ModelOrders
  readonly product: ModelProduct
  readonly proShop: ModelProShop
  readonly shop: ModelShop
  readonly shopSearch: ModelShopSearch
  readonly category: ModelCategory
  readonly pageContent: ModelPageContent
  readonly family: ModelFamily
  readonly areas: ModelAreas
  readonly pages = noPages
  readonly recovery: ModelRecovery
  readonly usage: ModelUsage
  readonly video: ModelVideo
  readonly sharing: ModelSharing
  readonly swings: ModelSwings
  readonly comparison: ModelComparison
  readonly taught: ModelTaught
  readonly films: ModelFilms
  private readonly player: Player

  constructor(player: Player, surroundings: Surroundings) {
    const { page, goTo } = surroundings
    this.player = player
    this.session = new ModelSession(player)
    this.account = new ModelAccount(player)
    this.signUp = new ModelSignUp(player)
    this.contact = new ModelContact(player)
    this.arrival = new ModelArrival(player, page)
    this.calendar = new ModelCalendar(player)
    this.lesson = new ModelLesson(player)
    this.booking = new ModelBooking(player)
    this.home = new ModelHome(player)
    this.family = new ModelFamily(player, goTo)
    this.areas = new ModelAreas(player)
    this.library = new ModelLibrary(player)
    this.plan = new ModelPlan(player)
    this.recovery = new ModelRecovery(player)
    this.usage = new ModelUsage(player)
    this.video = new ModelVideo(player)
    this.sharing = new ModelSharing(player)
    this.addresses = new ModelAddresses(player)
    this.swings = new ModelSwings(player)
    this.comparison = new ModelComparison(player)
    this.taught = new ModelTaught(player)
    this.films = new ModelFilms(player, surroundings.files)
    this.orders = new ModelOrders(player)
    this.product = new ModelProduct(player)
    this.proShop = new ModelProShop(player)
    this.shop = new ModelShop(player)
    this.shopSearch = new ModelShopSearch(player)
    this.category = new ModelCategory(player)
    this.pageContent = new ModelPageContent(player)
    this.cart = new ModelCart(player)
    this.checkout = new ModelCheckout(player)
  }

  async notices(): Promise<readonly Notice[]> {
    const window = await this.player.window()
    const told = [
      ...places.flatMap((place) => place(window)),
      ...when(!window.port(Connectivity).value, 'offline'),
      ...toldOfStorage(window),
    ]
    return [...new Set(told)]
  }

  async reasonKept(): Promise<KeptReason | undefined> {
    const window = await this.player.window()
    return reasonAtDesk(window) ?? reasonInCalendar(window) ?? reasonInAccount(window)
  }

  async turnMonths(...steps: readonly number[]): Promise<void> {
    const window = await this.player.window()
    const months = monthsOfCalendar(window) ?? window.inFront(BookViewModel)?.times.month
    if (!months) throw new Error('There are no months to turn')
    const turns = steps.flatMap((count) => Array.from({ length: Math.abs(count) }, () => Math.sign(count)))
    for (const turn of turns) await this.player.act(() => (turn > 0 ? months.goToNextMonth() : months.goToPreviousMonth()))
  }

  /** All that was not kept is gone. */
  async reload(): Promise<void> {
    await this.player.leave()
    await this.player.act(() => undefined)
  }
}

function toldOfStorage(window: ModelWindow): readonly Notice[] {
  const troubles: StorageTrouble[] = []
  window
    .port(DeviceStorage)
    .troubled.subscribe((trouble) => troubles.push(trouble))
    .unsubscribe()
  return [...when(troubles.includes('unavailable'), 'nothing-kept'), ...when(troubles.includes('unreadable'), 'kept-unreadable')]
}
