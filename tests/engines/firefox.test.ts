import { describe } from 'vitest'
import { describeScreens } from './describeScreens.ts'
import { launchFirefox } from './firefox.ts'

describe('In Firefox', () => describeScreens(launchFirefox))
