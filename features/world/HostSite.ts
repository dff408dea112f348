/** Sites with a frame around the club: the club's own app, and one that the club doesn't know. */
export const hostSites = ['app', 'elsewhere'] as const
export type HostSite = (typeof hostSites)[number]
