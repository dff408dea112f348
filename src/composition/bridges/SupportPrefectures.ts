import type { Prefectures } from '#app/session/ports/Prefectures'
import { PrefectureList } from '#app/support/ports/PrefectureList'
import type { OpenContext } from '../context.ts'

/** The account's prefectures are support's, whose chunk comes when they are asked for. */
export class SupportPrefectures implements Prefectures {
  private readonly open: OpenContext

  constructor(open: OpenContext) {
    this.open = open
  }

  async all() {
    const resolve = await this.open('support')
    return resolve(PrefectureList).all()
  }
}
