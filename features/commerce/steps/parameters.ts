import type { AddState } from '#domain/commerce/addState'
import { define, lookUp, oneOf } from '../../world/parameterTypes.ts'
import { cardInHand, cards } from '../cards.ts'

const addStates = new Map<string, Pick<AddState, 'addStatus' | 'addResult'>>([
  ['on its way into the cart', { addStatus: 'wait', addResult: 'addSuccess' }],
  ['added', { addStatus: 'added', addResult: 'addSuccess' }],
  ['answered, and not added', { addStatus: 'added', addResult: 'addFailed' }],
  ['stopped on the way', { addStatus: 'empty', addResult: 'addFailed' }],
  ['neither on its way nor added', { addStatus: 'empty', addResult: 'addSuccess' }],
])

define('addState', oneOf(addStates.keys()), lookUp(addStates))
define('card', oneOf([...cards.keys()].sort((one, other) => other.length - one.length)), cardInHand)
