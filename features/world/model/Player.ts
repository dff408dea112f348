import type { ModelWindow } from './ModelWindow.ts'

/** A player at a window that opens with its first use. */
export class Player {
  private readonly open: () => Promise<ModelWindow>
  /** Absent until its first use. */
  opened: Promise<ModelWindow> | undefined
  private readonly broken: string[] = []

  constructor(open: () => Promise<ModelWindow>) {
    this.open = open
  }

  window(): Promise<ModelWindow> {
    this.opened ??= this.open()
    return this.opened
  }

  /** Does something and waits until it has come to rest, which may be before it has come to an end. */
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

  /** An intent never rejects: what goes wrong is told in its place. */
  private follow(outcome: unknown): void {
    Promise.resolve(outcome).catch((error: unknown) => this.broken.push(String(error)))
  }

  async leave(): Promise<void> {
    ;(await this.opened)?.close()
    this.opened = undefined
  }
}
