import { describe } from 'vitest'
import { describeScreens } from './describeScreens.ts'
import { launchWebKit } from './webkit.ts'

describe('In WebKit', () => describeScreens(launchWebKit))
