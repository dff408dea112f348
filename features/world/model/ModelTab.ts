import type { ModelWindow } from './ModelWindow.ts'

export class ModelTab {
  private readonly open: () => Promise<ModelWindow>
  opened: Promise<ModelWindow> | undefined
  private readonly rejections: string[] = []

  constructor(open: () => Promise<ModelWindow>) {
    this.open = open
  }

  window(): Promise<ModelWindow> {
    this.opened ??= this.open()
    return this.opened
  }

  /** Resolves when the product is idle, even if the intent has not ended. */
  async act(intent: (window: ModelWindow) => unknown): Promise<void> {
    const window = await this.window()
    await window.settle()
    this.recordRejection(intent(window))
    await window.settle()
  }

  async requireModel<T extends object>(what: abstract new (...needs: never[]) => T): Promise<T> {
    const model = (await this.window()).shownModel(what)
    if (!model) throw new Error(`${what.name} is not in front`)
    return model
  }

  async unexpectedErrors(): Promise<readonly string[]> {
    return [...((await this.opened)?.unexpectedErrors() ?? []), ...this.rejections]
  }

  /** Intents never reject; the product shows failures. */
  private recordRejection(outcome: unknown): void {
    Promise.resolve(outcome).catch((error: unknown) => this.rejections.push(String(error)))
  }

  async close(): Promise<void> {
    ;(await this.opened)?.close()
    this.opened = undefined
  }
}
