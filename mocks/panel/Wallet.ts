import { makeAutoObservable } from 'mobx'
import { type TestCard, testCards } from '../commerce/bank/testCards.ts'
import type { Bench } from './Bench.ts'
import { copied, type Notice } from './copied.ts'

/** Cards to pay with, each for what its bank does with it. */
export class Wallet {
  readonly cards: readonly TestCard[] = testCards
  notice: Notice | undefined = undefined
  readonly #bench: Bench

  constructor(bench: Bench) {
    this.#bench = bench
    makeAutoObservable(this, { cards: false }, { autoBind: true })
  }

  async copy(number: string): Promise<void> {
    this.say(await copied(this.#bench.page, number, number))
  }

  private say(notice: Notice): void {
    this.notice = notice
  }
}
