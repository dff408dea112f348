import type { BarcodeScanner, CameraPreview } from '#app/devices/ports/BarcodeScanner'
import type { Clock } from '#app/shared/ports/Clock'

interface BarcodeReader {
  detect(source: CameraPreview): Promise<readonly { readonly rawValue: string }[]>
}

declare global {
  var BarcodeDetector: (new () => BarcodeReader) | undefined
}

export interface Camera {
  readonly BarcodeDetector?: (new () => BarcodeReader) | undefined
  readonly navigator?: { readonly mediaDevices?: Pick<MediaDevices, 'getUserMedia'> | undefined } | undefined
}

const pause = 200

export class BrowserBarcodeScanner implements BarcodeScanner {
  private readonly camera: Camera
  private readonly clock: Pick<Clock, 'sleep'>

  constructor(camera: Camera, clock: Pick<Clock, 'sleep'>) {
    this.camera = camera
    this.clock = clock
  }

  get isAvailable(): boolean {
    return this.camera.BarcodeDetector !== undefined && this.camera.navigator?.mediaDevices !== undefined
  }

  async scan(preview: CameraPreview, accepts: (text: string) => boolean, signal: AbortSignal): Promise<string | undefined> {
    const { BarcodeDetector: Reader, navigator } = this.camera
    const devices = navigator?.mediaDevices
    if (!Reader || !devices) return undefined
    // The player may refuse the camera, or the device may have none.
    const stream = await devices.getUserMedia({ video: { facingMode: 'environment' } }).catch(() => undefined)
    if (!stream) return undefined
    try {
      preview.srcObject = stream
      await preview.play()
      return await this.read(new Reader(), preview, accepts, signal)
    } finally {
      preview.srcObject = null
      for (const track of stream.getTracks()) track.stop()
    }
  }

  private async read(
    reader: BarcodeReader,
    preview: CameraPreview,
    accepts: (text: string) => boolean,
    signal: AbortSignal,
  ): Promise<string | undefined> {
    while (!signal.aborted) {
      // A picture that can't be read is followed by the next one.
      const codes = await reader.detect(preview).catch(() => [])
      const found = codes.find(({ rawValue }) => accepts(rawValue))
      if (found) return found.rawValue
      await this.clock.sleep(pause)
    }
    return undefined
  }
}
