import type { Phrases } from '../world/Phrases.ts'
import { comparisonWords } from './words/comparison.ts'
import { lessonWords } from './words/lessons.ts'
import { libraryWords } from './words/library.ts'
import { planWords } from './words/plan.ts'
import { sharingWords } from './words/sharing.ts'
import { swingsWords } from './words/swings.ts'
import { usageWords } from './words/usage.ts'
import { videoWords } from './words/video.ts'

export const learningWords: readonly Phrases[] = [
  libraryWords,
  videoWords,
  usageWords,
  swingsWords,
  comparisonWords,
  lessonWords,
  planWords,
  sharingWords,
]
