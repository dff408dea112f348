import { allPurchases } from '#domain/commerce/purchases/purchase'
import { PurchasesViewModel } from '#ui/commerce/purchases/PurchasesViewModel.ts'
import { PurchaseViewModel } from '#ui/commerce/purchases/PurchaseViewModel.ts'
import type { ModelBrowser } from '../../../world/ActorEntry.ts'
import type { ModelTab } from '../../../world/model/ModelTab.ts'
import type { ModelWindow } from '../../../world/model/ModelWindow.ts'
import { failureMessages, noticeIf } from '../../../world/model/messages.ts'
import type { Notice } from '../../../world/notices.ts'
import { writtenPrice } from '../../../world/prices.ts'
import type { PurchasesActor } from '../PurchasesActor.ts'

export class ModelPurchases implements PurchasesActor {
  private readonly player: ModelTab
  private readonly kept: () => readonly string[]

  constructor(player: ModelTab, { files }: ModelBrowser) {
    this.player = player
    this.kept = files
  }

  open(): Promise<void> {
    return this.player.act((window) => window.visit(PurchasesViewModel))
  }

  async filterByPlayer(student: string): Promise<void> {
    const screen = await this.player.requireModel(PurchasesViewModel)
    await this.player.act(() => screen.filter({ ...allPurchases, student }))
  }

  async openPurchase(orderNumber: string): Promise<void> {
    await this.open()
    const { shown } = await this.player.requireModel(PurchasesViewModel)
    const requestId = shown.find((purchase) => purchase.orderNumber === orderNumber)?.requestId ?? ''
    await this.player.act((window) => window.visit(PurchaseViewModel, (screen) => screen.show(requestId)))
  }

  makeOutReceipt(address: string): Promise<void> {
    return this.act((screen) => {
      screen.typeAddress(address)
      return screen.issue()
    })
  }

  download(): Promise<void> {
    return this.act((screen) => screen.save())
  }

  async totals(): Promise<readonly string[]> {
    const { shown } = await this.player.requireModel(PurchasesViewModel)
    return shown.map(({ orderNumber, total }) => `${orderNumber} ${writtenPrice(total)}`)
  }

  async receiptState() {
    return (await this.screen()).receipt.state
  }

  async downloadState() {
    return (await this.screen()).download.state
  }

  async receiptText(): Promise<string> {
    return (await this.screen()).document.value?.html ?? ''
  }

  async files(): Promise<readonly string[]> {
    return this.kept()
  }

  isHarmless(): Promise<never> {
    return inBrowserOnly()
  }

  printed(): Promise<never> {
    return inBrowserOnly()
  }

  private async act(intent: (screen: PurchaseViewModel) => unknown): Promise<void> {
    const screen = await this.screen()
    await this.player.act(async () => void (await intent(screen)))
  }

  private screen(): Promise<PurchaseViewModel> {
    return this.player.requireModel(PurchaseViewModel)
  }
}

async function inBrowserOnly(): Promise<never> {
  throw new Error('Only a browser shows it')
}

export function purchasesMessages(window: ModelWindow): readonly Notice[] {
  const history = window.shownModel(PurchasesViewModel)
  const purchase = window.shownModel(PurchaseViewModel)
  return [
    ...failureMessages(history?.reading.failure, 'purchases-unread'),
    ...failureMessages(purchase?.reading.failure, 'purchase-unread'),
    ...failureMessages(purchase?.document.failure, 'receipt-unread'),
    ...failureMessages(purchase?.issuing.failure, 'receipt-not-made-out'),
    ...failureMessages(purchase?.downloading.failure, 'receipt-not-downloaded'),
    ...noticeIf(purchase?.addressProblem === 'missing', 'receipt-name-missing'),
    ...noticeIf(purchase?.isForeign === true, 'receipt-elsewhere'),
  ]
}
