import { type PageTexts, pageTextsIn } from '../browser/pageTexts.ts'
import { DomPage, type PageSurroundings } from './DomPage.ts'
import { passwordsOn, storedPasswords } from './typedPasswords.ts'

interface TabOptions {
  surroundings(): Omit<PageSurroundings, 'onReload' | 'onLeave'>
  /** Where a visit begins, unless its first act names the address. */
  startAddress(): URL | undefined
  resolve(address: string): URL
  onLeave(address: string): void
}

/** The one document shows the window in front; another one is opened again at its address when somebody turns to it. */
let front: DomTab | undefined

/** A window of a device. */
export class DomTab {
  private readonly options: TabOptions
  private page: DomPage | undefined
  private url: URL | undefined
  private leaving: URL | undefined
  private readonly errors: string[] = []
  private readonly passwords = new Set<string>()
  /** Something was done since the page was loaded. */
  isTouched = false

  constructor(options: TabOptions) {
    this.options = options
  }

  get isOpen(): boolean {
    return this.url !== undefined
  }

  get hasStartAddress(): boolean {
    return this.options.startAddress() !== undefined
  }

  /** Undefined until it is opened. */
  get location(): URL | undefined {
    if (this.page) this.url = new URL(location.href)
    return this.url
  }

  get unexpectedErrors(): readonly string[] {
    return [...this.errors, ...(this.page?.errors ?? [])]
  }

  get refusals() {
    return this.page?.refusals ?? []
  }

  get files(): readonly string[] {
    return this.page?.files ?? []
  }

  get copied(): string {
    return this.page?.copied ?? ''
  }

  async open(address = '/'): Promise<void> {
    if (this.page) return
    await this.load(this.url ?? this.options.startAddress() ?? this.options.resolve(address))
  }

  async load(url: URL, { isReload = false } = {}): Promise<void> {
    await this.close()
    await front?.close()
    front = this
    this.isTouched = false
    this.url = url
    this.page = new DomPage({
      ...this.options.surroundings(),
      onReload: () => this.askForReload(),
      onLeave: (address) => this.leave(address),
    })
    await this.page.open(url, { isReload })
    await this.followAddress()
  }

  async reload(): Promise<void> {
    const isReload = this.page !== undefined
    await this.load(this.location ?? this.options.startAddress() ?? this.options.resolve('/'), { isReload })
  }

  /** It may be opened again. */
  async close(): Promise<void> {
    const { page } = this
    if (!page) return
    this.url = new URL(location.href)
    await page.close()
    this.errors.push(...page.errors)
    this.page = undefined
    if (front === this) front = undefined
  }

  /** Closed for good: the next visit begins anew. */
  async end(): Promise<void> {
    await this.close()
    this.url = undefined
  }

  keepStorage(): void {
    this.page?.keepStorage()
  }

  async act(intent: () => unknown): Promise<void> {
    await this.open()
    await this.settle()
    this.isTouched = true
    await intent()
    await this.settle()
    this.findStoredPasswords()
  }

  private findStoredPasswords(): void {
    if (!this.page) return
    for (const password of passwordsOn(document)) this.passwords.add(password)
    this.keepStorage()
    const { local, session } = this.options.surroundings()
    this.errors.push(...storedPasswords(this.passwords, [...local, ...session]))
  }

  async read<T>(reading: (words: PageTexts) => T): Promise<T> {
    await this.open()
    return reading(this.words())
  }

  words(): PageTexts {
    return pageTextsIn(document.documentElement.lang || 'en')
  }

  /** In seconds. */
  pass(seconds: number): void {
    this.options.surroundings().time.pass(seconds * 1000)
  }

  async settle(): Promise<void> {
    await this.options.surroundings().time.settle()
    await this.followAddress()
  }

  /** A page that leaves is left once its work is done. */
  private async followAddress(): Promise<void> {
    const { leaving } = this
    this.leaving = undefined
    if (leaving) await this.load(leaving, { isReload: leaving.href === location.href })
  }

  private askForReload(): void {
    this.leaving = new URL(location.href)
  }

  private leave(address: string): void {
    const to = new URL(address, location.href)
    if (to.origin !== location.origin) this.options.onLeave(to.href)
    this.leaving = to
  }
}
