import type { ClubAction } from '../../world/ClubAction.ts'
import { challengeActions } from './challenges/clubActions.ts'
import { roundActions } from './rounds/clubActions.ts'
import { scorecardActions } from './scorecards/clubActions.ts'

export const roundsActions: readonly ClubAction[] = [...roundActions, ...challengeActions, ...scorecardActions]
