/** What helps the help desk to find the cause of a problem. */
export interface TechnicalDetails {
  readonly version: string
  readonly browser: string
  /** Of the latest request that the servers have answered. */
  readonly reference?: string | undefined
}

/** In English, for the help desk. */
export function detailsAsText({ version, browser, reference }: TechnicalDetails): string {
  return [`Version: ${version}`, `Browser: ${browser}`, ...(reference === undefined ? [] : [`Reference: ${reference}`])].join('\n')
}
