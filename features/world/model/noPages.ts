import type { Operators, PagesActor } from '../PagesActor.ts'

function inBrowsersOnly(): never {
  throw new Error('View models have no pages: the scenario is for browsers only')
}

export const noPages: PagesActor = {
  areKept: inBrowsersOnly,
  nothingKept: inBrowsersOnly,
  version: inBrowsersOnly,
  comeBack: inBrowsersOnly,
  takeNewVersion: inBrowsersOnly,
  putOffNewVersion: inBrowsersOnly,
  canTakeNewVersion: inBrowsersOnly,
  newVersionWaits: inBrowsersOnly,
  isLate: inBrowsersOnly,
  timesComeAnew: inBrowsersOnly,
  tryAgain: inBrowsersOnly,
  lookForClubAgain: inBrowsersOnly,
}

export const noOperators: Operators = {
  bringOutNewVersion: inBrowsersOnly,
  takeAwayTheRest: inBrowsersOnly,
  bringBackTheRest: inBrowsersOnly,
  keepNothingOnDevices: inBrowsersOnly,
  takePagesOffDevices: inBrowsersOnly,
  loseConfiguration: inBrowsersOnly,
  restoreConfiguration: inBrowsersOnly,
}
