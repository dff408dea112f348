import { type Token, token } from '../../shared/token.ts'

export interface ListedCoach {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
}

export interface ListedCentre {
  readonly id: string
  readonly name: string
  readonly coaches: readonly ListedCoach[]
}

/** The centres of the club, and the coaches who work there. */
export interface ClubDirectory {
  centres(): Promise<readonly ListedCentre[]>
}
export const ClubDirectory: Token<ClubDirectory> = token('ClubDirectory')
