import { define, lookedUp, oneOf } from '../../world/vocabulary.ts'
import type { LessonState } from '../actors/SchedulingActors.ts'

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

define('state', oneOf(states.keys()), lookedUp(states))
define('reason', oneOf(reasons.keys()), lookedUp(reasons))
define('unit', oneOf(units.keys()), lookedUp(units))
