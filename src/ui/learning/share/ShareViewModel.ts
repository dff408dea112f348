import { makeAutoObservable, observableRef } from 'mobx'
import type { AddressHandover } from '#app/learning/ports/AddressHandover'
import type { Shares } from '#app/learning/ports/Shares'
import type { Shareable } from '#domain/learning/share'
import { Task } from '#ui/shell/Task.ts'

/** Shows something to others: asks first, makes a short address, and hands it over. */
export class ShareViewModel {
  readonly creating = new Task()
  readonly handing = new Task()
  /** What is about to be shared; nothing while the dialog is closed. */
  item: Shareable | undefined = undefined
  address: string | undefined = undefined
  /** What became of the address on this device. */
  handed: 'copied' | 'refused' | undefined = undefined
  private readonly shares: Pick<Shares, 'create'>
  private readonly handover: AddressHandover

  constructor(shares: Pick<Shares, 'create'>, handover: AddressHandover) {
    this.shares = shares
    this.handover = handover
    makeAutoObservable<this, 'shares' | 'handover'>(this, { item: observableRef, shares: false, handover: false }, { autoBind: true })
  }

  get canSend(): boolean {
    return this.handover.canSend
  }

  open(item: Shareable): void {
    this.item = item
    this.address = undefined
    this.handed = undefined
    this.creating.clear()
  }

  close(): void {
    this.item = undefined
  }

  async create(): Promise<void> {
    const { item } = this
    if (!item) return
    const address = await this.creating.run(() => this.shares.create(item))
    if (address !== undefined) this.receive(address)
  }

  copy(): Promise<void> {
    return this.hand('copied', (address) => this.handover.copy(address))
  }

  send(): Promise<void> {
    const title = this.item?.title ?? ''
    return this.hand(undefined, (address) => this.handover.send({ title, address }))
  }

  private receive(address: string): void {
    this.address = address
  }

  private async hand(done: 'copied' | undefined, way: (address: string) => Promise<boolean>): Promise<void> {
    const { address } = this
    if (address === undefined) return
    const isTaken = await this.handing.run(() => way(address))
    if (isTaken !== undefined) this.tell(isTaken ? done : 'refused')
  }

  private tell(handed: ShareViewModel['handed']): void {
    this.handed = handed
  }
}
