/** Of the versions of the club; in browsers only. */
export interface DeploymentControls {
  deployNewVersion(): void
  /** Removes all files that no page has requested yet. */
  removeUnrequestedFiles(until: 'next-visit' | 'further-notice'): void
  restoreFiles(): void
  deployEmptyWorker(): void
  deployUninstallingWorker(): void
  removeConfiguration(): void
  restoreConfiguration(): void
}

function inBrowsersOnly(): never {
  throw new Error('Only a browser loads pages: tag the example @browser')
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
