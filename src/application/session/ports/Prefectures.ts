import { type Token, token } from '../../shared/token.ts'

/** Japan's prefectures as the club lists them; `value` goes back as it came. */
export interface Prefectures {
  all(): Promise<readonly { readonly value: string; readonly name: string }[]>
}
export const Prefectures: Token<Prefectures> = token('Prefectures')
