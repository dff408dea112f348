import type { Prefectures } from '#app/session/ports/Prefectures'
import type { Site } from '#app/shared/ports/Site'
import { Loaded } from '#ui/shell/Loaded.ts'

export class PrefecturesModel {
  readonly list = new Loaded<Awaited<ReturnType<Prefectures['all']>>>()
  readonly isJapan: boolean
  private readonly prefectures: Prefectures

  constructor(prefectures: Prefectures, { isJapan }: Pick<Site, 'isJapan'>) {
    this.prefectures = prefectures
    this.isJapan = isJapan
  }

  start(): void {
    if (this.isJapan) void this.list.load(() => this.prefectures.all())
  }

  dispose(): void {
    this.list.cancel()
  }
}
