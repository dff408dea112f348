import * as calls from '#adapters/rest/learning/planCalls'
import { LessonPlans } from '#app/learning/ports/LessonPlans'
import { row } from '../Row.ts'

export const rows = [
  row(calls.lessonPlan, (ask) => ask(LessonPlans).current()),
  row(calls.pauseLessonPlan, (ask) => ask(LessonPlans).setStatus('PAUSED')),
]
