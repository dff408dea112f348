import { BrowserAddresses } from '../../commerce/actors/browser/BrowserAddresses.ts'
import { BrowserCart } from '../../commerce/actors/browser/BrowserCart.ts'
import { BrowserCategory } from '../../commerce/actors/browser/BrowserCategory.ts'
import { BrowserCheckout } from '../../commerce/actors/browser/BrowserCheckout.ts'
import { BrowserOrders } from '../../commerce/actors/browser/BrowserOrders.ts'
import { BrowserPageContent } from '../../commerce/actors/browser/BrowserPageContent.ts'
import { BrowserProduct } from '../../commerce/actors/browser/BrowserProduct.ts'
import { BrowserProShop } from '../../commerce/actors/browser/BrowserProShop.ts'
import { BrowserShop } from '../../commerce/actors/browser/BrowserShop.ts'
import { BrowserShopSearch } from '../../commerce/actors/browser/BrowserShopSearch.ts'
import { BrowserDevices } from '../../devices/actors/browser/BrowserDevices.ts'
import { BrowserAnalytics } from '../../learning/actors/browser/BrowserAnalytics.ts'
import { BrowserComparison } from '../../learning/actors/browser/BrowserComparison.ts'
import { BrowserLessonHistory } from '../../learning/actors/browser/BrowserLessonHistory.ts'
import { BrowserLessonVideos } from '../../learning/actors/browser/BrowserLessonVideos.ts'
import { BrowserLibrary } from '../../learning/actors/browser/BrowserLibrary.ts'
import { BrowserPlan } from '../../learning/actors/browser/BrowserPlan.ts'
import { BrowserSharing } from '../../learning/actors/browser/BrowserSharing.ts'
import { BrowserSwings } from '../../learning/actors/browser/BrowserSwings.ts'
import { BrowserVideo } from '../../learning/actors/browser/BrowserVideo.ts'
import { BrowserBag } from '../../rounds/actors/browser/BrowserBag.ts'
import { BrowserCard } from '../../rounds/actors/browser/BrowserCard.ts'
import { BrowserCourses } from '../../rounds/actors/browser/BrowserCourses.ts'
import { BrowserChallenges, BrowserLeaderboard, BrowserMyGame, BrowserPlay } from '../../rounds/actors/browser/BrowserPlay.ts'
import { BrowserRounds } from '../../rounds/actors/browser/BrowserRounds.ts'
import { BrowserTracking } from '../../rounds/actors/browser/BrowserTracking.ts'
import { BrowserBooking } from '../../scheduling/actors/browser/BrowserBooking.ts'
import { BrowserCalendar } from '../../scheduling/actors/browser/BrowserCalendar.ts'
import { BrowserLesson } from '../../scheduling/actors/browser/BrowserLesson.ts'
import { BrowserAccount } from '../../session/actors/browser/BrowserAccount.ts'
import { BrowserContact } from '../../session/actors/browser/BrowserContact.ts'
import { BrowserAreas, BrowserFamily } from '../../session/actors/browser/BrowserFamily.ts'
import { BrowserRecovery } from '../../session/actors/browser/BrowserRecovery.ts'
import { BrowserSession } from '../../session/actors/browser/BrowserSession.ts'
import { BrowserSignUp } from '../../session/actors/browser/BrowserSignUp.ts'
import { BrowserTokenSignIn } from '../../session/actors/browser/BrowserTokenSignIn.ts'
import { BrowserHome } from '../../support/actors/browser/BrowserHome.ts'
import type { Actor, KeptReason, Notice } from '../Actor.ts'
import { BrowserPages } from './BrowserPages.ts'
import type { Deployment } from './Deployment.ts'
import { messagesOn } from './messages.ts'
import type { Tab } from './Tab.ts'

export class BrowserActor implements Actor {
  readonly session: BrowserSession
  readonly account: BrowserAccount
  readonly signUp: BrowserSignUp
  readonly contact: BrowserContact
  readonly tokenSignIn: BrowserTokenSignIn
  readonly calendar: BrowserCalendar
  readonly lesson: BrowserLesson
  readonly booking: BrowserBooking
  readonly home: BrowserHome
  readonly library: BrowserLibrary
  readonly plan: BrowserPlan
  readonly cart: BrowserCart
  readonly checkout: BrowserCheckout
  readonly addresses: BrowserAddresses
  readonly orders: BrowserOrders
  readonly product: BrowserProduct
  readonly proShop: BrowserProShop
  readonly shop: BrowserShop
  readonly shopSearch: BrowserShopSearch
  readonly category: BrowserCategory
  readonly pageContent: BrowserPageContent
  readonly family: BrowserFamily
  readonly areas: BrowserAreas
  readonly pages: BrowserPages
  readonly recovery: BrowserRecovery
  readonly usage: BrowserAnalytics
  readonly video: BrowserVideo
  readonly sharing: BrowserSharing
  readonly swings: BrowserSwings
  readonly bag: BrowserBag
  readonly courses: BrowserCourses
  readonly card: BrowserCard
  readonly tracking: BrowserTracking
  readonly play: BrowserPlay
  readonly challenges: BrowserChallenges
  readonly leaderboard: BrowserLeaderboard
  readonly myGame: BrowserMyGame
  readonly rounds: BrowserRounds
  readonly devices: BrowserDevices
  readonly comparison: BrowserComparison
  readonly taught: BrowserLessonHistory
  readonly videos: BrowserLessonVideos
  private readonly tab: Tab

  constructor(tab: Tab, deployment: Deployment | undefined) {
    this.tab = tab
    this.session = new BrowserSession(tab)
    this.account = new BrowserAccount(tab)
    this.signUp = new BrowserSignUp(tab)
    this.contact = new BrowserContact(tab)
    this.tokenSignIn = new BrowserTokenSignIn(tab)
    this.calendar = new BrowserCalendar(tab)
    this.lesson = new BrowserLesson(tab)
    this.booking = new BrowserBooking(tab)
    this.home = new BrowserHome(tab)
    this.family = new BrowserFamily(tab)
    this.areas = new BrowserAreas(tab)
    this.library = new BrowserLibrary(tab)
    this.plan = new BrowserPlan(tab)
    this.recovery = new BrowserRecovery(tab)
    this.usage = new BrowserAnalytics(tab)
    this.video = new BrowserVideo(tab)
    this.sharing = new BrowserSharing(tab)
    this.addresses = new BrowserAddresses(tab)
    this.bag = new BrowserBag(tab)
    this.courses = new BrowserCourses(tab)
    this.card = new BrowserCard(tab)
    this.devices = new BrowserDevices(tab)
    this.tracking = new BrowserTracking(tab)
    this.play = new BrowserPlay(tab)
    this.challenges = new BrowserChallenges(tab)
    this.leaderboard = new BrowserLeaderboard(tab)
    this.myGame = new BrowserMyGame(tab)
    this.rounds = new BrowserRounds(tab)
    this.swings = new BrowserSwings(tab)
    this.comparison = new BrowserComparison(tab)
    this.taught = new BrowserLessonHistory(tab)
    this.videos = new BrowserLessonVideos(tab)
    this.orders = new BrowserOrders(tab)
    this.product = new BrowserProduct(tab)
    this.proShop = new BrowserProShop(tab)
    this.shop = new BrowserShop(tab)
    this.shopSearch = new BrowserShopSearch(tab)
    this.category = new BrowserCategory(tab)
    this.pageContent = new BrowserPageContent(tab)
    this.pages = new BrowserPages(tab, deployment)
    this.cart = new BrowserCart(tab)
    this.checkout = new BrowserCheckout(tab)
  }

  notices(): Promise<readonly Notice[]> {
    return this.tab.look(messagesOn)
  }

  /** A browser sees the code of the answer and the texts on the page. */
  async reasonKept(): Promise<KeptReason | undefined> {
    const [refusal] = await this.tab.refusals()
    return refusal && { code: refusal.code, words: refusal.shown ? refusal.words : undefined }
  }

  turnMonths(...steps: readonly number[]): Promise<void> {
    return this.tab.act(async (page, words) => {
      for (const count of steps) {
        const name = words(`shell:months.${count > 0 ? 'nextMonth' : 'previousMonth'}`)
        for (let turn = 0; turn < Math.abs(count); turn += 1) await page.getByRole('button', { name, exact: true }).click()
      }
    })
  }

  reload(): Promise<void> {
    return this.tab.isOpen ? this.tab.reload() : this.tab.open()
  }
}
