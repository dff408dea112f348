/** How films are used, as far as the club may learn it. */
export interface UsageActor {
  letClubLearn(isAllowed: boolean): Promise<void>
  /** `decided`: the browser has said no. */
  mayClubLearn(): Promise<'yes' | 'no' | 'decided'>
}
