import type { Phrases } from '../world/Phrases.ts'
import { bagWords } from './words/bags.ts'
import { challengeWords } from './words/challenges.ts'
import { courseWords } from './words/courses.ts'
import { playWords } from './words/play.ts'
import { roundWords } from './words/rounds.ts'
import { cardWords } from './words/scorecard.ts'
import { trackingWords } from './words/tracking.ts'

export const roundsWords: readonly Phrases[] = [bagWords, challengeWords, courseWords, playWords, roundWords, cardWords, trackingWords]
