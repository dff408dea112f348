import type { BlockProps } from './BlockProps.ts'
import { BookAgain } from './BookAgain.tsx'
import { HoleOfTheWeek } from './HoleOfTheWeek.tsx'
import { LessonCredit } from './LessonCredit.tsx'
import { Tip } from './Tip.tsx'

/** Below the lessons: loaded apart, because home works without it. */
export function LowerBlock(props: BlockProps) {
  if (props.block.type === 'lesson-credit') return <LessonCredit {...props} />
  if (props.block.type === 'book-again') return <BookAgain {...props} />
  return props.block.type === 'tip' ? <Tip {...props} /> : <HoleOfTheWeek {...props} />
}
