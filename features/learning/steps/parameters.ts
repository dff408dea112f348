import type { SwingView } from '#domain/learning/swing'
import { define, lookedUp, oneOf } from '../../world/vocabulary.ts'

const swingSides = new Map<string, SwingView>([
  ['face on', 'face-on'],
  ['down the line', 'down-the-line'],
])

define('swingSide', oneOf(swingSides.keys()), lookedUp(swingSides))
