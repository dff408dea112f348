import { takeLead } from '#mocks/contexts/rounds/challenges/clubActions'
import type { ActionsOnTwo, ClubChecks, ClubEventsOn, NumberedActions, Phrases, StoredDataChecks } from '../world/Phrases.ts'
import { courseActions, courseActionsOn, courseTexts } from './steps/courses.steps.ts'
import { bagActions, bagActionsOn, bagTexts } from './steps/facts.steps.ts'
import { playActions, playActionsOn, playTexts } from './steps/play.steps.ts'
import { typeNamed } from './steps/playNames.ts'
import { roundsActions, roundsActionsOn, roundsTexts } from './steps/rounds.steps.ts'
import { cardActions, cardSetups, cardTexts } from './steps/scorecard.steps.ts'
import { trackingActions, trackingTexts } from './steps/tracking.steps.ts'

const actsOnTwo: ActionsOnTwo = {
  'looks for rounds from': ({ rounds }, from, to) => rounds.narrow(from, to),
  'looks for statistics from': ({ rounds }, from, to) => rounds.narrowStatistics(from, to),
}

const numberedActs: NumberedActions = {
  'looks at hole': ({ courses }, hole) => courses.lookAtHole(hole),
  'turns to hole': ({ rounds }, hole) => rounds.turnTo(hole),
  'picks up on hole': ({ card }, hole) => card.pickUp(hole),
}

const outcomes: ClubChecks = {
  'everything on the card is at the club': ({ me }) => me.card.isAllSent(),
}

const remnants: StoredDataChecks = {
  'no scorecard': async (_actor, device) => !('clubhouse.scorecards' in (await device.storedItems())),
}

const eventsOn: ClubEventsOn = {
  'another player takes the lead in': ({ club }, type) => takeLead(club.backend.world, typeNamed(type)),
}

export const roundsWords: Phrases = {
  eventsOn,
  actsOnTwo,
  numberedActs,
  outcomes,
  remnants,
  circumstances: cardSetups,
  acts: { ...bagActions, ...courseActions, ...playActions, ...roundsActions, ...cardActions, ...trackingActions },
  actsOn: { ...bagActionsOn, ...courseActionsOn, ...playActionsOn, ...roundsActionsOn },
  texts: { ...bagTexts, ...courseTexts, ...playTexts, ...roundsTexts, ...cardTexts, ...trackingTexts },
}
