import { type Token, token } from '../../shared/token.ts'

/** Whether the browser asks all sites for privacy (Global Privacy Control). */
export type PrivacySignal = () => boolean
export const PrivacySignal: Token<PrivacySignal> = token('PrivacySignal')
