import { type Token, token } from '../../shared/token.ts'

/** Japan's prefectures; `value` is sent back unchanged. */
export interface Prefectures {
  all(): Promise<readonly { readonly value: string; readonly name: string }[]>
}
export const Prefectures: Token<Prefectures> = token('Prefectures')
