import { describe } from 'vitest'
import { launchChromium } from '../../features/world/engines/chromium.ts'
import { describeScreens, locality } from './describeScreens.ts'

describe('In Chromium', () => describeScreens('chromium', () => launchChromium(locality)))
