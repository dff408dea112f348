import type { Deposits } from '#app/commerce/deposit/ports/Deposits'
import type { ClubOrder, ClubSet } from '#domain/commerce/deposit/clubOrder'
import type { DepositCodes } from '#domain/commerce/deposit/deposit'
import type { Money } from '#domain/commerce/money'
import { preparedText } from '#domain/shared/typedText'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'

export type CodeKind = 'coupon' | 'giftCode'
type CodeProblem = 'missing' | 'refused'

/** Coupon and gift code of one deposit. The shop checks each before it counts. */
export class DepositCodesModel {
  typed: Readonly<Record<CodeKind, string>> = { coupon: '', giftCode: '' }
  problems: Readonly<Partial<Record<CodeKind, CodeProblem>>> = {}
  used: DepositCodes = {}
  readonly checking: Readonly<Record<CodeKind, Task>> = { coupon: new Task(), giftCode: new Task() }
  readonly #deposits: Deposits

  constructor(deposits: Deposits) {
    this.#deposits = deposits
    makeReactive(this)
  }

  get busy(): boolean {
    return this.checking.coupon.busy || this.checking.giftCode.busy
  }

  type(kind: CodeKind, text: string): void {
    this.typed = { ...this.typed, [kind]: text }
    this.problems = { ...this.problems, [kind]: undefined }
    this.checking[kind].clear()
  }

  async apply(kind: CodeKind, order: ClubOrder, set: ClubSet): Promise<void> {
    const code = preparedText(this.typed[kind])
    if (code === '') return this.refuse(kind, 'missing')
    const worth = await this.checking[kind].run(async () => ({ amount: await this.check(kind, code, order, set) }))
    if (!worth) return
    if (!worth.amount) return this.refuse(kind, 'refused')
    this.accept(kind, code, worth.amount)
  }

  remove(kind: CodeKind): void {
    this.used = { ...this.used, [kind]: undefined }
  }

  restore({ couponUsage: [coupon], giftCodeUsage: [giftCode] }: ClubOrder): void {
    this.used = { coupon, giftCode }
  }

  /** Another set has another deposit, so what the coupon is worth is asked again. A gift code doesn't depend on the set. */
  async changeSet(order: ClubOrder, set: ClubSet): Promise<void> {
    const { coupon } = this.used
    if (!coupon) return
    this.remove('coupon')
    this.type('coupon', coupon.code)
    await this.apply('coupon', order, set)
  }

  clear(): void {
    this.used = {}
    this.problems = {}
    this.typed = { coupon: '', giftCode: '' }
  }

  private check(kind: CodeKind, code: string, order: ClubOrder, set: ClubSet): Promise<Money | undefined> {
    return kind === 'coupon' ? this.#deposits.checkCoupon(code, order, set) : this.#deposits.checkGiftCode(code, order)
  }

  private refuse(kind: CodeKind, problem: CodeProblem): void {
    this.problems = { ...this.problems, [kind]: problem }
  }

  private accept(kind: CodeKind, code: string, amount: Money): void {
    this.used = { ...this.used, [kind]: { code, amount } }
    this.typed = { ...this.typed, [kind]: '' }
  }
}
