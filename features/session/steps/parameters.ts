import { define, oneOf } from '../../world/parameterTypes.ts'
import type { Progress } from '../../world/screen/progress.ts'
import { contactTabs } from './contactTabs.ts'

define('contactTab', oneOf(Object.keys(contactTabs)), (text) => text)
define('progress', /not started|in progress|done/, (text): Progress => (text === 'done' || text === 'in progress' ? text : 'not started'))
