import type { AddState } from '#domain/commerce/addState'
import { define, lookUp, oneOf } from '../../world/parameterTypes.ts'
import { cardInHand, cards } from '../cards.ts'

const addStates = new Map<string, Pick<AddState, 'addStatus' | 'addResult'>>([
  ['being added to the cart', { addStatus: 'wait', addResult: 'addSuccess' }],
  ['added', { addStatus: 'added', addResult: 'addSuccess' }],
  ['answered but not added', { addStatus: 'added', addResult: 'addFailed' }],
  ['refused', { addStatus: 'empty', addResult: 'addFailed' }],
  ['neither being added nor added', { addStatus: 'empty', addResult: 'addSuccess' }],
])

define('addState', oneOf(addStates.keys()), lookUp(addStates))
define('card', oneOf([...cards.keys()].sort((one, other) => other.length - one.length)), cardInHand)
