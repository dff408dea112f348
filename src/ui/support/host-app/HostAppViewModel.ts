import type { HostApp } from '#app/shared/ports/HostApp'

export class HostAppViewModel {
  readonly #app: HostApp

  constructor(app: HostApp) {
    this.#app = app
  }

  get canGoBack(): boolean {
    return this.#app.isPresent
  }

  goBack(): void {
    this.#app.goBack()
  }
}
