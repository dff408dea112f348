import type { Prefectures } from '#app/session/ports/Prefectures'
import { PrefectureList } from '#app/support/ports/PrefectureList'
import type { OpenPart } from '../part.ts'

export class SupportPrefectures implements Prefectures {
  private readonly open: OpenPart

  constructor(open: OpenPart) {
    this.open = open
  }

  async all() {
    const resolve = await this.open(() => import('../support/module.ts'))
    return resolve(PrefectureList).all()
  }
}
