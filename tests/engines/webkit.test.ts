import { describe } from 'vitest'
import { launchWebKit } from '../../features/world/engines/webkit.ts'
import { describeScreens, locality } from './describeScreens.ts'

describe('In WebKit', () => describeScreens('webkit', () => launchWebKit(locality)))
