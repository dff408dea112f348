import type { TechnicalDetails } from '#domain/support/technicalDetails'
import { type Token, token } from '../../shared/token.ts'

export interface DeviceDetails {
  read(): TechnicalDetails
}
export const DeviceDetails: Token<DeviceDetails> = token('DeviceDetails')
