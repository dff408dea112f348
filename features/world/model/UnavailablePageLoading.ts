import type { DeploymentControls, PageLoadingActor } from '../PageLoadingActor.ts'

function inBrowsersOnly(): never {
  throw new Error('View models have no pages: the scenario is for browsers only')
}

export class UnavailablePageLoading implements PageLoadingActor {
  readonly isPrecached = inBrowsersOnly
  readonly hasNoCache = inBrowsersOnly
  readonly cachedVersion = inBrowsersOnly
  readonly returnToPage = inBrowsersOnly
  readonly hoverLessons = inBrowsersOnly
  readonly installUpdate = inBrowsersOnly
  readonly postponeUpdate = inBrowsersOnly
  readonly canInstallUpdate = inBrowsersOnly
  readonly isUpdateHeld = inBrowsersOnly
  readonly showsLoadFailure = inBrowsersOnly
  readonly automaticReloads = inBrowsersOnly
  readonly retryScreen = inBrowsersOnly
  readonly retryStart = inBrowsersOnly
}

export const unavailableDeployment: DeploymentControls = {
  deployNewVersion: inBrowsersOnly,
  removeUnrequestedFiles: inBrowsersOnly,
  restoreFiles: inBrowsersOnly,
  deployEmptyWorker: inBrowsersOnly,
  deployUninstallingWorker: inBrowsersOnly,
  removeConfiguration: inBrowsersOnly,
  restoreConfiguration: inBrowsersOnly,
}
