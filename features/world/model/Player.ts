import type { ModelWindow } from './ModelWindow.ts'

export class Player {
  private readonly open: () => Promise<ModelWindow>
  opened: Promise<ModelWindow> | undefined
  private readonly broken: string[] = []

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
    this.follow(intent(window))
    await window.settle()
  }

  async front<T extends object>(what: abstract new (...needs: never[]) => T): Promise<T> {
    const model = (await this.window()).inFront(what)
    if (!model) throw new Error(`${what.name} is not in front`)
    return model
  }

  async faults(): Promise<readonly string[]> {
    return [...((await this.opened)?.faults() ?? []), ...this.broken]
  }

  /** Intents never reject; the product shows failures. */
  private follow(outcome: unknown): void {
    Promise.resolve(outcome).catch((error: unknown) => this.broken.push(String(error)))
  }

  async leave(): Promise<void> {
    ;(await this.opened)?.close()
    this.opened = undefined
  }
}
