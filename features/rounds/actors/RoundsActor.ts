export interface RoundsActor {
  open(): Promise<void>
  /** Dates as `2026-05-14`. */
  narrow(from: string, to?: string): Promise<void>
  start(course: string, isBackNine: boolean): Promise<void>
  /** Up to the course, without starting. */
  begin(course: string): Promise<void>
  addTees(name: string): Promise<void>
  deleteTees(): Promise<void>
  openLatest(): Promise<void>
  turnTo(hole: number): Promise<void>
  addPoint(): Promise<void>
  openCalendar(): Promise<void>
  step(months: 1 | -1): Promise<void>
  openStatistics(): Promise<void>
  openStatisticsOfLatest(): Promise<void>
  narrowStatistics(from: string, to: string): Promise<void>

  count(): Promise<number>
  /** "Tallgrass Prairie, +18" */
  latest(): Promise<string>
  /** "Lakeshore Dunes, Gold tees, 18 holes to play" */
  shown(): Promise<string>
  tees(): Promise<string>
  month(): Promise<string>
  roundsOfMonth(): Promise<number>
  comment(): Promise<string>
  points(): Promise<number>
  greens(): Promise<string>
  roundsInStatistics(): Promise<number>
}
