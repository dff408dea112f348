/** How films are used, as far as the club may learn it. */
export interface AnalyticsActor {
  letClubLearn(isAllowed: boolean): Promise<void>
  /** `decided`: the browser has said no. */
  mayClubLearn(): Promise<'yes' | 'no' | 'decided'>
}
