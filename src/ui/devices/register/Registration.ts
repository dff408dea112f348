import type { BarcodeScanner, CameraPreview } from '#app/devices/ports/BarcodeScanner'
import type { Devices } from '#app/devices/ports/Devices'
import type { RegisterDevice } from '#app/devices/RegisterDevice'
import type { Drafts } from '#app/shared/ports/Drafts'
import { esnIn, type NextStep, nextSteps, type RegisterStatus, statusOf } from '#domain/devices/registration'
import { keepDraft } from '#ui/shell/keepDraft.ts'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'

/** A launch monitor that is being registered: its serial number is checked as soon as it is complete. */
export class Registration {
  /** The code of the check. */
  readonly checking = new Loaded<number>({ isReloaded: false })
  readonly registering = new Task()
  isOpen = false
  typed = ''
  /** The player wanted to go on without a serial number that can be registered. */
  isPressed = false
  isScanning = false
  /** It was refused, or there is none. */
  isCameraMissing = false
  readonly #scanner: BarcodeScanner
  #scan = new AbortController()
  readonly #devices: Devices
  readonly #use: RegisterDevice
  readonly #drafts: Drafts
  #stopKeeping: (() => void) | undefined = undefined

  constructor(devices: Devices, use: RegisterDevice, drafts: Drafts, scanner: BarcodeScanner) {
    this.#scanner = scanner
    this.#devices = devices
    this.#use = use
    this.#drafts = drafts
    makeReactive(this)
  }

  get esn(): string | undefined {
    return esnIn(this.typed)
  }

  get status(): RegisterStatus {
    return statusOf(this.checking.value)
  }

  /** Nothing while it is unknown. */
  get nextStep(): NextStep | undefined {
    return this.checking.value === undefined ? undefined : nextSteps[this.status]
  }

  /** What was typed is no serial number, or none that exists. */
  get isWrong(): boolean {
    return this.nextStep === 'correct' || (this.isPressed && this.esn === undefined)
  }

  get isUnsent(): boolean {
    return this.isOpen && this.typed !== ''
  }

  get canScan(): boolean {
    return this.#scanner.isAvailable
  }

  beginScan(): void {
    this.isScanning = true
    this.isCameraMissing = false
  }

  endScan(): void {
    this.#scan.abort()
    this.isScanning = false
  }

  /** Until a serial number is seen. */
  async scan(preview: CameraPreview): Promise<void> {
    const scan = new AbortController()
    this.#scan = scan
    const text = await this.#scanner.scan(preview, (seen) => esnIn(seen) !== undefined, scan.signal)
    if (scan.signal.aborted) return
    this.endScan()
    if (text === undefined) this.missCamera()
    else await this.write(esnIn(text) ?? text)
  }

  begin(): void {
    this.dispose()
    this.clear()
    this.isOpen = true
    this.#stopKeeping = keepDraft(this.#drafts, {
      name: 'new launch monitor',
      typed: () => (this.isUnsent ? { esn: this.typed } : {}),
      restore: ({ esn = '' }) => this.typed === '' && void this.write(esn),
    })
  }

  async write(text: string): Promise<void> {
    const before = this.esn
    this.typed = text
    this.isPressed = false
    this.registering.clear()
    const { esn } = this
    if (esn === before) return
    this.checking.clear()
    if (esn !== undefined) await this.checking.load((signal) => this.#devices.check(esn, signal))
  }

  /** What was typed waits in its draft. */
  close(): void {
    if (this.registering.busy) return
    this.dispose()
    this.isOpen = false
  }

  dispose(): void {
    this.endScan()
    this.checking.cancel()
    this.#stopKeeping?.()
    this.#stopKeeping = undefined
  }

  async register(): Promise<boolean> {
    const { esn, nextStep } = this
    this.isPressed = true
    if (esn === undefined || nextStep !== 'register') return false
    const code = await this.registering.run(() => this.#use.execute(esn))
    if (code === undefined) return false
    if (code !== 0) {
      this.checking.receive(code)
      return false
    }
    // An action of its own, so that the stored draft is emptied before the form closes.
    this.clear()
    this.close()
    return true
  }

  private missCamera(): void {
    this.isCameraMissing = true
  }

  private clear(): void {
    this.isCameraMissing = false
    this.typed = ''
    this.isPressed = false
    this.checking.clear()
    this.registering.clear()
  }
}
