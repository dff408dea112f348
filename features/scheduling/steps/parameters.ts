import { define, lookUp, oneOf } from '../../world/parameterTypes.ts'
import type { LessonState } from '../actors/lessonFacts.ts'

const states = new Map<string, LessonState>([
  ['being cancelled', 'being-cancelled'],
  ['booked', 'booked'],
  ['cancelled', 'cancelled'],
  ['waiting', 'waiting'],
])

const reasons = new Map([
  ['the same time', 'same-time'],
  ['sooner', 'sooner'],
  ['another coach', 'other-coach'],
])

const units = new Map([
  ['miles', 'mile'],
  ['kilometres', 'kilometer'],
])

define('state', oneOf(states.keys()), lookUp(states))
define('reason', oneOf(reasons.keys()), lookUp(reasons))
define('unit', oneOf(units.keys()), lookUp(units))
