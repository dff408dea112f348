import type { SwingView } from '#domain/learning/swing'
import { define, lookUp, oneOf } from '../../world/parameterTypes.ts'

const swingSides = new Map<string, SwingView>([
  ['face on', 'face-on'],
  ['down the line', 'down-the-line'],
])

define('swingSide', oneOf(swingSides.keys()), lookUp(swingSides))
