import { describe } from 'vitest'
import { launchFirefox } from '../../features/world/engines/firefox.ts'
import { describeScreens, locality } from './describeScreens.ts'

describe('In Firefox', () => describeScreens('firefox', () => launchFirefox(locality)))
