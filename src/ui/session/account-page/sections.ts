import { type LucideIcon, UserRound, UsersRound } from 'lucide-react'
import { paths } from '#ui/shell/paths.ts'

export interface Section {
  /** Names its label and its line, `account:sections.<key>`. */
  readonly key: 'profile' | 'contact' | 'phone' | 'password' | 'notifications' | 'family'
  readonly path: string
  readonly icon: LucideIcon
}

/** The parts of the account whose screens stand, in their order. */
export const sections: readonly Section[] = [
  { key: 'profile', path: paths.profile, icon: UserRound },
  { key: 'family', path: paths.family, icon: UsersRound },
]
