import { Given } from '@cucumber/cucumber'

Given('nothing', () => undefined)
