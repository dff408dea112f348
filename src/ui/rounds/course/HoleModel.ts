import type { HolePictures } from '#app/rounds/ports/HolePictures'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'

export type HoleView = 'drawing' | 'satellite'

export class HoleModel {
  readonly drawing = new Loaded<string>()
  readonly satellite = new Loaded<string>()
  number = 1
  view: HoleView = 'drawing'
  private courseId = ''
  private background = ''
  readonly #pictures: HolePictures

  constructor(pictures: HolePictures) {
    this.#pictures = pictures
    makeReactive(this)
  }

  get picture(): Loaded<string> {
    return this[this.view]
  }

  async open(courseId: string, hole: number, background: string): Promise<void> {
    if (courseId !== this.courseId || hole !== this.number || background !== this.background) this.clear()
    this.courseId = courseId
    this.number = hole
    this.background = background
    await this.read()
  }

  async choose(view: HoleView): Promise<void> {
    this.view = view
    if (this.courseId !== '' && this.picture.value === undefined) await this.read()
  }

  close(): void {
    this.drawing.cancel()
    this.satellite.cancel()
  }

  private clear(): void {
    this.drawing.clear()
    this.satellite.clear()
  }

  private async read(): Promise<void> {
    const hole = { courseId: this.courseId, hole: this.number }
    if (this.view === 'satellite') await this.satellite.load((signal) => this.#pictures.satellite(hole, signal))
    else await this.drawing.load((signal) => this.#pictures.drawing(hole, this.background, signal))
  }
}
