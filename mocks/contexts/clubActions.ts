import type { ClubAction } from '../world/ClubAction.ts'
import { commerceActions } from './commerce/clubActions.ts'
import { devicesActions } from './devices/clubActions.ts'
import { learningActions } from './learning/clubActions.ts'
import { returnsActions } from './returns/clubActions.ts'
import { roundsActions } from './rounds/clubActions.ts'
import { schedulingActions } from './scheduling/clubActions.ts'
import { sessionActions } from './session/clubActions.ts'
import { supportActions } from './support/clubActions.ts'

export const clubActions: readonly ClubAction[] = [
  ...schedulingActions,
  ...learningActions,
  ...commerceActions,
  ...returnsActions,
  ...sessionActions,
  ...roundsActions,
  ...devicesActions,
  ...supportActions,
]
