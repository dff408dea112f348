export interface PageLoadingActor {
  isPrecached(): Promise<boolean>
  hasNoCache(): Promise<boolean>
  cachedVersion(): Promise<'earlier' | 'new' | 'none'>
  returnToPage(): Promise<void>
  /** Without pressing the link. */
  hoverLessons(): Promise<void>
  installUpdate(): Promise<void>
  postponeUpdate(): Promise<void>
  canInstallUpdate(): Promise<boolean>
  isUpdateHeld(): Promise<boolean>
  showsLoadFailure(): Promise<boolean>
  /** Number of reloads by the product itself. */
  automaticReloads(): Promise<number>
  retryScreen(): Promise<void>
  retryStart(): Promise<void>
}

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
