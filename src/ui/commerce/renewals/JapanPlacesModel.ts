import type { JapanCentre, JapanPlaces, Prefecture } from '#app/commerce/renewals/ports/JapanPlaces'
import type { Site } from '#app/shared/ports/Site'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'

/** Where lessons are taken in Japan: a prefecture with a centre, then the centre. */
export class JapanPlacesModel {
  readonly isJapan: boolean
  readonly reading = new Loaded<{ readonly prefectures: readonly Prefecture[]; readonly centres: readonly JapanCentre[] }>()
  prefecture: string | undefined = undefined
  readonly #places: JapanPlaces

  constructor(places: JapanPlaces, { isJapan }: Pick<Site, 'isJapan'>) {
    this.isJapan = isJapan
    this.#places = places
    makeReactive(this)
  }

  get prefectures(): readonly Prefecture[] {
    const { prefectures = [], centres = [] } = this.reading.value ?? {}
    return prefectures.filter(({ value }) => centres.some(({ prefecture }) => prefecture === value))
  }

  get centres(): readonly JapanCentre[] {
    return this.reading.value?.centres.filter(({ prefecture }) => prefecture === this.prefecture) ?? []
  }

  async read(): Promise<void> {
    if (!this.isJapan) return
    await this.reading.load(async () => {
      const [prefectures, centres] = await Promise.all([this.#places.prefectures(), this.#places.centres()])
      return { prefectures, centres }
    })
  }

  choose(prefecture: string): void {
    this.prefecture = prefecture
  }

  dispose(): void {
    this.reading.cancel()
  }
}
