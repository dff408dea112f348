export interface AnalyticsActor {
  letClubLearn(isAllowed: boolean): Promise<void>
  /** `decided`: by the browser's privacy setting. */
  mayClubLearn(): Promise<'yes' | 'no' | 'decided'>
}
