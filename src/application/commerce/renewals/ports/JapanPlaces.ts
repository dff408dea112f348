import { type Token, token } from '../../../shared/token.ts'

/** `value` is sent back unchanged. */
export interface Prefecture {
  readonly value: string
  readonly name: string
}

export interface JapanCentre {
  readonly id: string
  readonly name: string
  readonly prefecture: string
}

/** Where lessons can be taken in Japan. */
export interface JapanPlaces {
  prefectures(): Promise<readonly Prefecture[]>
  centres(): Promise<readonly JapanCentre[]>
}
export const JapanPlaces: Token<JapanPlaces> = token('JapanPlaces')
