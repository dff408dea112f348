import type { LinkSharing } from '#app/learning/ports/LinkSharing'
import type { Shares } from '#app/learning/ports/Shares'
import { addressAt, type Shareable } from '#domain/learning/share'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'

export class ShareViewModel {
  readonly creating = new Task()
  readonly handing = new Task()
  item: Shareable | undefined = undefined
  time: number | undefined = undefined
  isFromTime = false
  private short: string | undefined = undefined
  handed: 'copied' | 'refused' | undefined = undefined
  readonly #shares: Pick<Shares, 'create'>
  readonly #handover: LinkSharing

  constructor(shares: Pick<Shares, 'create'>, handover: LinkSharing) {
    this.#shares = shares
    this.#handover = handover
    makeReactive(this)
  }

  get address(): string | undefined {
    const { short, time, isFromTime } = this
    return short !== undefined && isFromTime && time !== undefined ? addressAt(short, time) : short
  }

  get canSend(): boolean {
    return this.#handover.canSend
  }

  open(item: Shareable, time = 0): void {
    this.item = item
    this.time = time >= 1 ? time : undefined
    this.isFromTime = false
    this.short = undefined
    this.handed = undefined
    this.creating.clear()
  }

  startFromTime(isFromTime: boolean): void {
    this.isFromTime = isFromTime
    this.handed = undefined
  }

  close(): void {
    this.item = undefined
  }

  async create(): Promise<void> {
    const { item } = this
    if (!item) return
    const address = await this.creating.run(() => this.#shares.create(item))
    if (address !== undefined) this.receive(address)
  }

  copy(): Promise<void> {
    return this.hand('copied', (address) => this.#handover.copy(address))
  }

  send(): Promise<void> {
    const title = this.item?.title ?? ''
    return this.hand(undefined, (address) => this.#handover.send({ title, address }))
  }

  private receive(address: string): void {
    this.short = address
  }

  private async hand(done: 'copied' | undefined, way: (address: string) => Promise<boolean>): Promise<void> {
    const { address } = this
    if (address === undefined) return
    const isTaken = await this.handing.run(() => way(address))
    if (isTaken !== undefined) this.report(isTaken ? done : 'refused')
  }

  private report(handed: ShareViewModel['handed']): void {
    this.handed = handed
  }
}
