import type { ClubAction } from '../world/ClubAction.ts'
import { commerceActions } from './commerce/clubActions.ts'
import { learningActions } from './learning/clubActions.ts'
import { schedulingActions } from './scheduling/clubActions.ts'
import { sessionActions } from './session/clubActions.ts'

/** All that other people at the club can do, in the order in which the QA desk lists it. */
export const clubActions: readonly ClubAction[] = [...schedulingActions, ...learningActions, ...commerceActions, ...sessionActions]
