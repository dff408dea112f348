import type { Site } from '#app/shared/ports/Site'
import type { ContactCentreList } from '#app/support/ports/ContactCentreList'
import type { JapanCentreList } from '#app/support/ports/JapanCentreList'
import type { PrefectureList } from '#app/support/ports/PrefectureList'
import { preparedText } from '#domain/shared/typedText'
import { areasOf, type ContactCentre, centresToChoose } from '#domain/support/contactPlaces'
import { postcodeInJapan, prefectureAt } from '#domain/support/postcodeInJapan'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'

type ListedCentre = Awaited<ReturnType<JapanCentreList['all']>>[number]

/** Centres and their areas; in Japan the areas are prefectures. */
export class ContactPlaces {
  readonly listed = new Loaded<readonly ContactCentre[]>()
  readonly inJapan = new Loaded<readonly ListedCentre[]>()
  readonly prefectures = new Loaded<Awaited<ReturnType<PrefectureList['all']>>>()
  readonly closest = new Loaded<readonly string[]>({ isReloaded: false })
  readonly #isJapan: boolean
  readonly #centres: ContactCentreList
  readonly #japanCentres: JapanCentreList
  readonly #prefectures: PrefectureList
  #askedAbout = ''

  constructor({ isJapan }: Site, centres: ContactCentreList, japanCentres: JapanCentreList, prefectures: PrefectureList) {
    this.#isJapan = isJapan
    this.#centres = centres
    this.#japanCentres = japanCentres
    this.#prefectures = prefectures
    makeReactive(this)
  }

  /** Without the prefectures, nobody knows the centres' areas. */
  get reading(): Loaded<unknown> {
    if (!this.#isJapan) return this.listed
    return this.inJapan.failure ? this.inJapan : this.prefectures
  }

  get all(): readonly ContactCentre[] {
    if (!this.#isJapan) return this.listed.value ?? []
    return (this.inJapan.value ?? []).map(({ id, name, prefecture }) => ({ id, name, area: this.nameOf(prefecture) }))
  }

  get areas(): readonly string[] {
    return areasOf(this.all).filter((area) => area !== '')
  }

  start(): void {
    void this.read()
  }

  dispose(): void {
    for (const each of [this.listed, this.inJapan, this.prefectures, this.closest]) each.cancel()
  }

  async read(): Promise<void> {
    if (!this.#isJapan) return this.listed.load((signal) => this.#centres.all(signal))
    await Promise.all([this.prefectures.load(() => this.#prefectures.all()), this.inJapan.load(() => this.#japanCentres.all())])
  }

  centresIn(area: string | undefined): readonly ContactCentre[] {
    return centresToChoose(this.all, { area, closest: this.closest.value })
  }

  areaOf(centreId: string | undefined): string {
    return this.all.find(({ id }) => id === centreId)?.area ?? ''
  }

  /** Outside Japan: centres close to this postal code come first. */
  async near(postalCode: string): Promise<void> {
    const code = preparedText(postalCode)
    if (this.#isJapan || code === this.#askedAbout) return
    this.#askedAbout = code
    if (code === '') this.closest.clear()
    else await this.closest.load((signal) => this.#centres.closest(code, signal))
  }

  /** In Japan: the club's value of the prefecture in which a postcode lies. */
  prefectureAt(typed: string): string | undefined {
    const postcode = postcodeInJapan(typed)
    const number = postcode === undefined ? undefined : prefectureAt(postcode)
    return this.prefectures.value?.find(({ value }) => Number(value) === number)?.value
  }

  private nameOf(prefecture: string): string {
    return this.prefectures.value?.find(({ value }) => Number(value) === Number(prefecture))?.name ?? ''
  }
}
