import { takeLead } from '#mocks/contexts/rounds/challenges/clubActions'
import type { ActsOnTwo, EventsOn, NumberedActs, Outcomes, Remnants, Words } from '../world/Words.ts'
import { courseActs, courseActsOn, courseTexts } from './steps/courses.steps.ts'
import { bagActs, bagActsOn, bagTexts } from './steps/facts.steps.ts'
import { playActs, playActsOn, playTexts } from './steps/play.steps.ts'
import { typeNamed } from './steps/playNames.ts'
import { roundsActs, roundsActsOn, roundsTexts } from './steps/rounds.steps.ts'
import { cardActs, cardCircumstances, cardTexts } from './steps/scorecard.steps.ts'
import { trackingActs, trackingTexts } from './steps/tracking.steps.ts'

const actsOnTwo: ActsOnTwo = {
  'looks for rounds from': ({ rounds }, from, to) => rounds.narrow(from, to),
  'looks for statistics from': ({ rounds }, from, to) => rounds.narrowStatistics(from, to),
}

const numberedActs: NumberedActs = {
  'looks at hole': ({ courses }, hole) => courses.lookAtHole(hole),
  'turns to hole': ({ rounds }, hole) => rounds.turnTo(hole),
  'picks up on hole': ({ card }, hole) => card.pickUp(hole),
}

const outcomes: Outcomes = {
  'everything on the card is at the club': ({ me }) => me.card.isAllSent(),
}

const remnants: Remnants = {
  'no scorecard': async (_actor, device) => !('clubhouse.scorecards' in (await device.storedItems())),
}

const eventsOn: EventsOn = {
  'another player takes the lead in': ({ club }, type) => takeLead(club.backend.world, typeNamed(type)),
}

export const roundsWords: Words = {
  eventsOn,
  actsOnTwo,
  numberedActs,
  outcomes,
  remnants,
  circumstances: cardCircumstances,
  acts: { ...bagActs, ...courseActs, ...playActs, ...roundsActs, ...cardActs, ...trackingActs },
  actsOn: { ...bagActsOn, ...courseActsOn, ...playActsOn, ...roundsActsOn },
  texts: { ...bagTexts, ...courseTexts, ...playTexts, ...roundsTexts, ...cardTexts, ...trackingTexts },
}
