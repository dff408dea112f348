import { type Token, token } from '../../shared/token.ts'

/** The prefectures of Japan, in the language of the site; `value` is what the servers want back. */
export interface PrefectureList {
  all(): Promise<readonly { readonly value: string; readonly name: string }[]>
}
export const PrefectureList: Token<PrefectureList> = token('PrefectureList')
