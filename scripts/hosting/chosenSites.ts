/** In the report of a build: the sites that it is for. */
export const sitesFile = 'sites.txt'

/** The sites that `SITES` names, separated by commas; empty for all. */
export function chosenSites(): string {
  return process.env['SITES'] ?? ''
}
