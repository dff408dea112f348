import { type Token, token } from '../../shared/token.ts'

/** Whether the browser asks every site, in its player's name, not to collect how it is used (Global Privacy Control). */
export type PrivacySignal = () => boolean
export const PrivacySignal: Token<PrivacySignal> = token('PrivacySignal')
