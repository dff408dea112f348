import { type Token, token } from '../token.ts'

/** The player's own files on this device. */
export interface DeviceFiles {
  keep(file: { readonly name: string; readonly content: Blob }): void
}
export const DeviceFiles: Token<DeviceFiles> = token('DeviceFiles')
