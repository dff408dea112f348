import { makeAutoObservable } from 'mobx'
import { type TestCard, testCards } from '../contexts/commerce/bank/testCards.ts'
import { copyToClipboard, type DeskNotice } from './copyToClipboard.ts'
import type { DeskContext } from './DeskContext.ts'

export class TestCardList {
  readonly cards: readonly TestCard[] = testCards
  notice: DeskNotice | undefined = undefined
  readonly #context: DeskContext

  constructor(context: DeskContext) {
    this.#context = context
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  async copy(number: string): Promise<void> {
    this.say(await copyToClipboard(this.#context.page, number, number))
  }

  private say(notice: DeskNotice): void {
    this.notice = notice
  }
}
