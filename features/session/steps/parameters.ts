import { define, oneOf } from '../../world/parameterTypes.ts'
import { type ContactTabName, contactTabs, type Progress } from '../actors/ContactActor.ts'

define('contactTab', oneOf(contactTabs), (text): ContactTabName => contactTabs.find((tab) => tab === text) ?? 'e-mail')
define('progress', /not begun|under way|done/, (text): Progress => (text === 'done' || text === 'under way' ? text : 'not begun'))
