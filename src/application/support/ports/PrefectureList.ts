import { type Token, token } from '../../shared/token.ts'

/** Japan's prefectures in the language of the site; `value` is sent back to the servers. */
export interface PrefectureList {
  all(): Promise<readonly { readonly value: string; readonly name: string }[]>
}
export const PrefectureList: Token<PrefectureList> = token('PrefectureList')
