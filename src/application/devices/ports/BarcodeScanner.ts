import { type Token, token } from '../../shared/token.ts'

/** Shows what the camera sees. */
export type CameraPreview = Pick<HTMLVideoElement, 'srcObject' | 'play'>

/** Reads barcodes with the device's camera. */
export interface BarcodeScanner {
  /** False in browsers that have no reader or no camera. */
  readonly isAvailable: boolean
  /** The first text that `accepts` takes; undefined without the camera, or once `signal` is aborted. */
  scan(preview: CameraPreview, accepts: (text: string) => boolean, signal: AbortSignal): Promise<string | undefined>
}
export const BarcodeScanner: Token<BarcodeScanner> = token('BarcodeScanner')
