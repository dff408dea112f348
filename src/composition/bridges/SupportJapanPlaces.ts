import type { JapanPlaces } from '#app/commerce/renewals/ports/JapanPlaces'
import { JapanCentreList } from '#app/support/ports/JapanCentreList'
import { PrefectureList } from '#app/support/ports/PrefectureList'
import type { OpenPart } from '../part.ts'

/** Prefectures and centres are support's, whose chunk comes when they are asked for. */
export class SupportJapanPlaces implements JapanPlaces {
  private readonly open: OpenPart

  constructor(open: OpenPart) {
    this.open = open
  }

  async prefectures() {
    const resolve = await this.open(() => import('../support/module.ts'))
    return resolve(PrefectureList).all()
  }

  async centres() {
    const resolve = await this.open(() => import('../support/module.ts'))
    return resolve(JapanCentreList).all()
  }
}
