import type { Operators, PagesActor } from '../PagesActor.ts'

function inBrowsersOnly(): never {
  throw new Error('View models have no pages: the scenario is for browsers only')
}

export class NoPages implements PagesActor {
  readonly areKept = inBrowsersOnly
  readonly nothingKept = inBrowsersOnly
  readonly version = inBrowsersOnly
  readonly comeBack = inBrowsersOnly
  readonly pointAtLessons = inBrowsersOnly
  readonly takeNewVersion = inBrowsersOnly
  readonly putOffNewVersion = inBrowsersOnly
  readonly canTakeNewVersion = inBrowsersOnly
  readonly newVersionWaits = inBrowsersOnly
  readonly isLate = inBrowsersOnly
  readonly timesComeAnew = inBrowsersOnly
  readonly tryAgain = inBrowsersOnly
  readonly lookForClubAgain = inBrowsersOnly
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
