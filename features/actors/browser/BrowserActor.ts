import type { Actor, KeptReason, Notice } from '../Actor.ts'
import { BrowserHome } from './BrowserHome.ts'
import { BrowserPages } from './BrowserPages.ts'
import { BrowserSession } from './BrowserSession.ts'
import { BrowserAddresses } from './commerce/BrowserAddresses.ts'
import { BrowserCart } from './commerce/BrowserCart.ts'
import { BrowserCategory } from './commerce/BrowserCategory.ts'
import { BrowserCheckout } from './commerce/BrowserCheckout.ts'
import { BrowserOrders } from './commerce/BrowserOrders.ts'
import { BrowserPageContent } from './commerce/BrowserPageContent.ts'
import { BrowserProduct } from './commerce/BrowserProduct.ts'
import { BrowserProShop } from './commerce/BrowserProShop.ts'
import { BrowserShop } from './commerce/BrowserShop.ts'
import { BrowserShopSearch } from './commerce/BrowserShopSearch.ts'
import type { Deployment } from './Deployment.ts'
import { BrowserComparison } from './learning/BrowserComparison.ts'
import { BrowserFilms } from './learning/BrowserFilms.ts'
import { BrowserLibrary } from './learning/BrowserLibrary.ts'
import { BrowserPlan } from './learning/BrowserPlan.ts'
import { BrowserSharing } from './learning/BrowserSharing.ts'
import { BrowserSwings } from './learning/BrowserSwings.ts'
import { BrowserTaught } from './learning/BrowserTaught.ts'
import { BrowserUsage } from './learning/BrowserUsage.ts'
import { BrowserVideo } from './learning/BrowserVideo.ts'
import { BrowserBooking } from './scheduling/BrowserBooking.ts'
import { BrowserCalendar } from './scheduling/BrowserCalendar.ts'
import { BrowserLesson } from './scheduling/BrowserLesson.ts'
import { BrowserAccount } from './session/BrowserAccount.ts'
import { BrowserArrival } from './session/BrowserArrival.ts'
import { BrowserContact } from './session/BrowserContact.ts'
import { BrowserAreas, BrowserFamily } from './session/BrowserFamily.ts'
import { BrowserRecovery } from './session/BrowserRecovery.ts'
import { BrowserSignUp } from './session/BrowserSignUp.ts'
import type { Tab } from './Tab.ts'
import { toldOn } from './told.ts'

export class BrowserActor implements Actor {
  readonly session: BrowserSession
  readonly account: BrowserAccount
  readonly signUp: BrowserSignUp
  readonly contact: BrowserContact
  readonly arrival: BrowserArrival
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
  readonly usage: BrowserUsage
  readonly video: BrowserVideo
  readonly sharing: BrowserSharing
  readonly swings: BrowserSwings
  readonly comparison: BrowserComparison
  readonly taught: BrowserTaught
  readonly films: BrowserFilms
  private readonly tab: Tab

  constructor(tab: Tab, deployment: Deployment | undefined) {
    this.tab = tab
    this.session = new BrowserSession(tab)
    this.account = new BrowserAccount(tab)
    this.signUp = new BrowserSignUp(tab)
    this.contact = new BrowserContact(tab)
    this.arrival = new BrowserArrival(tab)
    this.calendar = new BrowserCalendar(tab)
    this.lesson = new BrowserLesson(tab)
    this.booking = new BrowserBooking(tab)
    this.home = new BrowserHome(tab)
    this.family = new BrowserFamily(tab)
    this.areas = new BrowserAreas(tab)
    this.library = new BrowserLibrary(tab)
    this.plan = new BrowserPlan(tab)
    this.recovery = new BrowserRecovery(tab)
    this.usage = new BrowserUsage(tab)
    this.video = new BrowserVideo(tab)
    this.sharing = new BrowserSharing(tab)
    this.addresses = new BrowserAddresses(tab)
    this.swings = new BrowserSwings(tab)
    this.comparison = new BrowserComparison(tab)
    this.taught = new BrowserTaught(tab)
    this.films = new BrowserFilms(tab)
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
    return this.tab.look(toldOn)
  }

  /** From outside: the code of the club's answer, and of its words those that are on show. */
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
