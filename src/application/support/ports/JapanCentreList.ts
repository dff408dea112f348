import { type Token, token } from '../../shared/token.ts'

/** Centres in Japan; `prefecture` is the value of one of `PrefectureList`. */
export interface JapanCentreList {
  all(): Promise<readonly { readonly id: string; readonly name: string; readonly prefecture: string }[]>
}
export const JapanCentreList: Token<JapanCentreList> = token('JapanCentreList')
