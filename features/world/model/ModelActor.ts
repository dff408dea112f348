import { DeviceStorage, type StorageTrouble } from '#adapters/browser/storage/DeviceStorage'
import { Connectivity } from '#app/shared/ports/Connectivity'
import { BookViewModel } from '#ui/scheduling/book/BookViewModel.ts'
import { addressesMessages, ModelAddresses } from '../../commerce/actors/model/ModelAddresses.ts'
import { cartMessages, ModelCart } from '../../commerce/actors/model/ModelCart.ts'
import { categoryMessages, ModelCategory } from '../../commerce/actors/model/ModelCategory.ts'
import { checkoutMessages, ModelCheckout } from '../../commerce/actors/model/ModelCheckout.ts'
import { ModelOrders, ordersMessages } from '../../commerce/actors/model/ModelOrders.ts'
import { ModelPageContent, pageContentMessages } from '../../commerce/actors/model/ModelPageContent.ts'
import { ModelProduct, productMessages } from '../../commerce/actors/model/ModelProduct.ts'
import { ModelProShop, proShopMessages } from '../../commerce/actors/model/ModelProShop.ts'
import { ModelShop, shopMessages } from '../../commerce/actors/model/ModelShop.ts'
import { ModelShopSearch, shopSearchMessages } from '../../commerce/actors/model/ModelShopSearch.ts'
import { devicesMessages, ModelDevices } from '../../devices/actors/model/ModelDevices.ts'
import { ModelAnalytics } from '../../learning/actors/model/ModelAnalytics.ts'
import { ModelComparison } from '../../learning/actors/model/ModelComparison.ts'
import { lessonHistoryMessages, ModelLessonHistory } from '../../learning/actors/model/ModelLessonHistory.ts'
import { ModelLessonVideos } from '../../learning/actors/model/ModelLessonVideos.ts'
import { libraryMessages, ModelLibrary } from '../../learning/actors/model/ModelLibrary.ts'
import { ModelPlan, planMessages } from '../../learning/actors/model/ModelPlan.ts'
import { ModelSharing, sharingMessages } from '../../learning/actors/model/ModelSharing.ts'
import { ModelSwings, swingsMessages } from '../../learning/actors/model/ModelSwings.ts'
import { ModelVideo, videoMessages } from '../../learning/actors/model/ModelVideo.ts'
import { bagMessages, ModelBag } from '../../rounds/actors/model/ModelBag.ts'
import { cardMessages, ModelCard } from '../../rounds/actors/model/ModelCard.ts'
import { coursesMessages, ModelCourses } from '../../rounds/actors/model/ModelCourses.ts'
import { ModelChallenges, ModelLeaderboard, ModelMyGame, ModelPlay, playMessages } from '../../rounds/actors/model/ModelPlay.ts'
import { ModelRounds, roundsMessages } from '../../rounds/actors/model/ModelRounds.ts'
import { ModelTracking, trackingMessages } from '../../rounds/actors/model/ModelTracking.ts'
import { bookingMessages } from '../../scheduling/actors/model/bookingMessages.ts'
import { ModelBooking } from '../../scheduling/actors/model/ModelBooking.ts'
import { calendarMessages, ModelCalendar, monthsOfCalendar, reasonInCalendar } from '../../scheduling/actors/model/ModelCalendar.ts'
import { lessonMessages, ModelLesson } from '../../scheduling/actors/model/ModelLesson.ts'
import { contactMessages } from '../../session/actors/model/contactMessages.ts'
import { accountMessages, ModelAccount } from '../../session/actors/model/ModelAccount.ts'
import { ModelContact } from '../../session/actors/model/ModelContact.ts'
import { familyMessages, ModelAreas, ModelFamily } from '../../session/actors/model/ModelFamily.ts'
import { ModelRecovery, recoveryMessages } from '../../session/actors/model/ModelRecovery.ts'
import { ModelSession, reasonInAccount, settingsMessages, signInMessages } from '../../session/actors/model/ModelSession.ts'
import { ModelSignUp, signUpMessages } from '../../session/actors/model/ModelSignUp.ts'
import { ModelTokenSignIn, reasonAtDesk, tokenSignInMessages } from '../../session/actors/model/ModelTokenSignIn.ts'
import { homeMessages, ModelHome } from '../../support/actors/model/ModelHome.ts'
import type { Actor, KeptReason, Notice } from '../Actor.ts'
import type { ModelWindow } from './ModelWindow.ts'
import { when } from './messages.ts'
import { noPages } from './noPages.ts'
import type { Player } from './Player.ts'

const places = [
  cartMessages,
  checkoutMessages,
  signInMessages,
  settingsMessages,
  accountMessages,
  contactMessages,
  familyMessages,
  homeMessages,
  calendarMessages,
  lessonMessages,
  bookingMessages,
  libraryMessages,
  planMessages,
  videoMessages,
  sharingMessages,
  addressesMessages,
  swingsMessages,
  bagMessages,
  coursesMessages,
  cardMessages,
  trackingMessages,
  playMessages,
  roundsMessages,
  devicesMessages,
  lessonHistoryMessages,
  ordersMessages,
  proShopMessages,
  shopMessages,
  categoryMessages,
  shopSearchMessages,
  pageContentMessages,
  productMessages,
  tokenSignInMessages,
  recoveryMessages,
  signUpMessages,
]

interface ActorOptions {
  readonly page: () => URL
  readonly goTo: (address: string) => void
  readonly files: () => readonly string[]
}

export class ModelActor implements Actor {
  readonly session: ModelSession
  readonly account: ModelAccount
  readonly signUp: ModelSignUp
  readonly contact: ModelContact
  readonly tokenSignIn: ModelTokenSignIn
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
  readonly usage: ModelAnalytics
  readonly video: ModelVideo
  readonly sharing: ModelSharing
  readonly swings: ModelSwings
  readonly bag: ModelBag
  readonly courses: ModelCourses
  readonly card: ModelCard
  readonly tracking: ModelTracking
  readonly play: ModelPlay
  readonly challenges: ModelChallenges
  readonly leaderboard: ModelLeaderboard
  readonly myGame: ModelMyGame
  readonly rounds: ModelRounds
  readonly devices: ModelDevices
  readonly comparison: ModelComparison
  readonly taught: ModelLessonHistory
  readonly videos: ModelLessonVideos
  private readonly player: Player

  constructor(player: Player, environment: ActorOptions) {
    const { page, goTo } = environment
    this.player = player
    this.session = new ModelSession(player)
    this.account = new ModelAccount(player)
    this.signUp = new ModelSignUp(player)
    this.contact = new ModelContact(player)
    this.tokenSignIn = new ModelTokenSignIn(player, page)
    this.calendar = new ModelCalendar(player)
    this.lesson = new ModelLesson(player)
    this.booking = new ModelBooking(player)
    this.home = new ModelHome(player)
    this.family = new ModelFamily(player, goTo)
    this.areas = new ModelAreas(player)
    this.library = new ModelLibrary(player)
    this.plan = new ModelPlan(player)
    this.recovery = new ModelRecovery(player)
    this.usage = new ModelAnalytics(player)
    this.video = new ModelVideo(player)
    this.sharing = new ModelSharing(player)
    this.addresses = new ModelAddresses(player)
    this.bag = new ModelBag(player)
    this.courses = new ModelCourses(player)
    this.card = new ModelCard(player)
    this.devices = new ModelDevices(player)
    this.tracking = new ModelTracking(player)
    this.play = new ModelPlay(player)
    this.challenges = new ModelChallenges(player)
    this.leaderboard = new ModelLeaderboard(player)
    this.myGame = new ModelMyGame(player)
    this.rounds = new ModelRounds(player)
    this.swings = new ModelSwings(player)
    this.comparison = new ModelComparison(player)
    this.taught = new ModelLessonHistory(player)
    this.videos = new ModelLessonVideos(player, environment.files)
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
    const messages = [
      ...places.flatMap((place) => place(window)),
      ...when(!window.port(Connectivity).value, 'offline'),
      ...toldOfStorage(window),
    ]
    return [...new Set(messages)]
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
