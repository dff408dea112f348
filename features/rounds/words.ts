import type { Words } from '../world/Words.ts'
import { courseActs, courseActsOn, courseTexts } from './steps/courses.steps.ts'
import { bagActs, bagActsOn, bagTexts } from './steps/facts.steps.ts'
import { playActs, playActsOn, playTexts } from './steps/play.steps.ts'
import { roundsActs, roundsActsOn, roundsTexts } from './steps/rounds.steps.ts'
import { cardActs, cardTexts } from './steps/scorecard.steps.ts'
import { trackingActs, trackingTexts } from './steps/tracking.steps.ts'

export const roundsWords: Words = {
  acts: { ...bagActs, ...courseActs, ...playActs, ...roundsActs, ...cardActs, ...trackingActs },
  actsOn: { ...bagActsOn, ...courseActsOn, ...playActsOn, ...roundsActsOn },
  texts: { ...bagTexts, ...courseTexts, ...playTexts, ...roundsTexts, ...cardTexts, ...trackingTexts },
}
