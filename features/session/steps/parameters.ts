import { define, oneOf } from '../../world/parameterTypes.ts'
import { type ContactTabName, contactTabs, type Progress } from '../actors/ContactActor.ts'

define('contactTab', oneOf(contactTabs), (text): ContactTabName => contactTabs.find((tab) => tab === text) ?? 'email')
define('progress', /not started|in progress|done/, (text): Progress => (text === 'done' || text === 'in progress' ? text : 'not started'))
