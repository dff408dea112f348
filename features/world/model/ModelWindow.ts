import type { Container } from 'inversify'
import type { Subscription } from 'rxjs'
import { LinkSharing } from '#app/learning/ports/LinkSharing'
import { GolferPosition } from '#app/rounds/ports/GolferPosition'
import { PlayerLocation } from '#app/scheduling/ports/PlayerLocation'
import { AddressSecrets, bringsSignIn } from '#app/session/ports/AddressSecrets'
import { CurrentLanguage } from '#app/session/ports/CurrentLanguage'
import { CurrentSession } from '#app/session/ports/CurrentSession'
import { RegionalSites } from '#app/session/ports/RegionalSites'
import { Translations } from '#app/session/ports/Translations'
import { DeviceFiles } from '#app/shared/ports/DeviceFiles'
import { MonitorShopToken } from '#composition/commerce/monitor/MonitorShop'
import { flushOutbox } from '#composition/flushOutbox'
import { OpenPart } from '#composition/part'
import { type Dependency, type Resolver, resolverOf } from '#composition/provide'
import { ReloadSignal } from '#composition/reloadSignal'
import { part as session } from '#composition/session/module'
import type { Area } from '#domain/session/areas'
import { actorOf } from '#domain/session/family'
import { isAuthenticated, openStepIn } from '#domain/session/session'
import { CartCountViewModel } from '#ui/commerce/cart-count/CartCountViewModel.ts'
import { AccountViewModel } from '#ui/session/account/AccountViewModel.ts'
import { EntryViewModel } from '#ui/session/entry/EntryViewModel.ts'
import { BellViewModel } from '#ui/session/notifications/BellViewModel.ts'
import { RegisterViewModel } from '#ui/session/register/RegisterViewModel.ts'
import { SignInViewModel } from '#ui/session/sign-in/SignInViewModel.ts'
import { createTexts, type TextStore } from '#ui/shell/i18n.ts'
import { Loaded, withReload } from '#ui/shell/Loaded.ts'
import { Task } from '#ui/shell/Task.ts'
import { HomeViewModel } from '#ui/support/home/HomeViewModel.ts'
import { allParts } from '../../../tests/builders/parts.ts'
import { areaOfScreen } from './screenPaths.ts'
import type { VirtualTime } from './VirtualTime.ts'

interface ViewModel {
  start?(): void
  dispose?(): void
}

interface Dependencies {
  readonly virtualTime: VirtualTime
  readonly whereabouts: PlayerLocation
  readonly handover: LinkSharing
  readonly files: DeviceFiles
  readonly onClose: () => void
}

interface Shell {
  readonly account: AccountViewModel
  readonly cart: CartCountViewModel
  readonly bell: BellViewModel
}

export class ModelWindow {
  readonly session: CurrentSession
  readonly texts: TextStore
  private readonly ask: Resolver
  private readonly askMonitorShop: Resolver
  /** Where screens find their models: in the product, or in the launch monitor's shop. */
  private askScreen: Resolver
  private readonly virtualTime: VirtualTime
  private readonly onClose: () => void
  private readonly subscriptions: Subscription
  shownModels: readonly ViewModel[] = []
  private reloads: readonly (() => void)[] = []
  private shellReloads: readonly (() => void)[] = []
  closedArea: Area | undefined
  private currentShell: Shell | undefined
  private isPublicScreen = false
  private actor: string | undefined

  private constructor(
    ask: Resolver,
    askMonitorShop: Resolver,
    texts: TextStore,
    { virtualTime, onClose }: Pick<Dependencies, 'virtualTime' | 'onClose'>,
  ) {
    this.ask = ask
    this.askMonitorShop = askMonitorShop
    this.askScreen = ask
    this.onClose = onClose
    this.texts = texts
    this.virtualTime = virtualTime
    this.session = ask(CurrentSession)
    this.subscriptions = this.session.changes.subscribe(() => this.followSession())
    this.subscriptions.add(ask(ReloadSignal).subscribe(() => this.reload()))
    this.followSession()
    this.followSignInLink()
    ask(Translations)
      .all()
      .then(texts.overlay.bind(texts), () => undefined)
  }

  static async open(container: Container, { virtualTime, whereabouts, handover, files, onClose }: Dependencies): Promise<ModelWindow> {
    const ask = resolverOf(container)
    await Promise.all(allParts.map(ask(OpenPart)))
    const place = await container.rebind<PlayerLocation>(PlayerLocation)
    place.toConstantValue(whereabouts)
    const position = await container.rebind<GolferPosition>(GolferPosition)
    position.toConstantValue(whereabouts)
    const handed = await container.rebind<LinkSharing>(LinkSharing)
    handed.toConstantValue(handover)
    const keeping = await container.rebind<DeviceFiles>(DeviceFiles)
    keeping.toConstantValue(files)
    const sites = ask(RegionalSites)
    const followed = await container.rebind<RegionalSites>(RegionalSites)
    followed.toConstantValue({ wayTo: (...given) => virtualTime.trackWork(() => sites.wayTo(...given)) })
    const texts = await createTexts({ language: ask(CurrentLanguage).value })
    if (session.texts) await texts.add(session.texts)
    const monitorShop = ask(MonitorShopToken)
    monitorShop.add((await Promise.all(allParts.map((load) => load()))).map(({ part }) => part.module))
    const window = new ModelWindow(ask, monitorShop.ask, texts, { virtualTime, onClose })
    void flushOutbox(ask)
    await window.settle()
    return window
  }

  get shell(): Shell {
    if (!this.currentShell) throw new Error('Nobody is signed in')
    return this.currentShell
  }

  get isSignedIn(): boolean {
    return this.currentShell !== undefined
  }

  port<T>(what: Dependency<T>): T {
    return this.ask(what)
  }

  visit<T extends object>(what: Dependency<T>, intent: (model: T) => unknown = () => undefined): void {
    this.askScreen = this.ask
    this.openScreen(areaOfScreen(what), what, intent)
  }

  /** The same screen in the launch monitor's shop. */
  visitMonitorShop<T extends object>(what: Dependency<T>, intent: (model: T) => unknown = () => undefined): void {
    this.askScreen = this.askMonitorShop
    this.openScreen('launch-monitor-shop', what, intent)
  }

  private openScreen<T extends object>(area: Area | undefined, what: Dependency<T>, intent: (model: T) => unknown): void {
    if (!this.currentShell) return
    const isClosed = area !== undefined && this.currentShell.account.accessTo(area) === 'closed'
    if (isClosed) this.closeScreens()
    else this.openPublic(what, intent)
    this.isPublicScreen = false
    this.closedArea = isClosed ? area : undefined
  }

  openPublic<T extends object>(what: Dependency<T>, intent: (model: T) => unknown = () => undefined): void {
    this.closeScreens()
    this.isPublicScreen = true
    intent(this.show(what))
  }

  show<T extends object>(what: Dependency<T>): T {
    const { made, reload } = withReload(() => this.askScreen(what))
    const model: ViewModel = made
    this.shownModels = [...this.shownModels, model]
    this.reloads = [...this.reloads, reload]
    model.start?.()
    return made
  }

  get screen(): object | undefined {
    return this.shownModels[0]
  }

  shownModel<T extends object>(what: abstract new (...needs: never[]) => T): T | undefined {
    const found: object | undefined = this.shownModels.find((model) => model instanceof what)
    return found instanceof what ? found : undefined
  }

  settle(): Promise<void> {
    return this.virtualTime.settle()
  }

  pass(duration: Temporal.Duration): Promise<void> {
    return this.virtualTime.settle(duration)
  }

  unexpectedErrors(): readonly string[] {
    const shell = this.currentShell ? [this.currentShell.account, this.currentShell.cart, this.currentShell.bell] : []
    return [...this.shownModels, ...shell].flatMap(errorsIn)
  }

  close(): void {
    this.onClose()
    this.subscriptions.unsubscribe()
    this.closeScreens()
    this.closeShell()
  }

  private followSession(): void {
    const signedIn = isAuthenticated(this.session.value)
    if (signedIn && !this.currentShell) this.openShell()
    else if (signedIn && this.actor !== actorOf(this.session.value)) this.switchPlayer()
    if (!signedIn && !this.shownModel(SignInViewModel)) this.showSignIn()
    if (openStepIn(this.session.value) && !this.shownModel(RegisterViewModel)) this.openPublic(RegisterViewModel)
  }

  private switchPlayer(): void {
    this.closeShell()
    this.openShell()
    this.show(HomeViewModel)
  }

  private followSignInLink(): void {
    if (!this.currentShell && bringsSignIn(this.ask(AddressSecrets))) this.show(EntryViewModel)
  }

  private openShell(): void {
    this.actor = actorOf(this.session.value)
    const { made, reload } = withReload(() => ({
      account: this.ask(AccountViewModel),
      cart: this.ask(CartCountViewModel),
      bell: this.ask(BellViewModel),
    }))
    this.currentShell = made
    this.shellReloads = [reload]
    this.currentShell.account.start()
    this.currentShell.cart.start()
    this.currentShell.bell.start()
    if (!this.isPublicScreen) this.closeScreens()
  }

  private showSignIn(): void {
    this.closeShell()
    if (this.isPublicScreen) return
    this.closeScreens()
    this.show(SignInViewModel)
  }

  private closeShell(): void {
    this.currentShell?.account.dispose()
    this.currentShell?.cart.dispose()
    this.currentShell?.bell.dispose()
    this.currentShell = undefined
    this.shellReloads = []
  }

  private closeScreens(): void {
    for (const model of this.shownModels) model.dispose?.()
    this.shownModels = []
    this.reloads = []
    this.isPublicScreen = false
  }

  private reload(): void {
    for (const reload of [...this.shellReloads, ...this.reloads]) reload()
  }
}

function errorsIn(model: object): readonly string[] {
  return Object.values(model).flatMap((part: unknown) => {
    if (part instanceof Loaded || part instanceof Task) return part.fault ? [String(part.fault.error)] : []
    return isModel(part) ? errorsIn(part) : []
  })
}

function isModel(part: unknown): part is object {
  return typeof part === 'object' && part !== null && part.constructor.name.endsWith('Model')
}
