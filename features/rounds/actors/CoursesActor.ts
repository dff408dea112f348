/** Texts as they are written in English. */
export interface CoursesActor {
  open(): Promise<void>
  /** A country, or a state and its country. */
  lookIn(place: string): Promise<void>
  lookFor(name: string): Promise<void>
  lookNearby(): Promise<void>
  lookAtFavourites(): Promise<void>
  /** In the list: marks a favourite, or takes the mark away. */
  mark(course: string): Promise<void>
  openCourse(course: string): Promise<void>
  /** On its own page. */
  markShown(presses?: number): Promise<void>
  lookAtHole(number: number): Promise<void>
  lookFromAbove(): Promise<void>
  chooseTeeTime(days: number, time: string): Promise<void>

  names(): Promise<readonly string[]>
  ratings(tee: string): Promise<{ readonly men: string; readonly women: string }>
  picture(): Promise<string | undefined>
  hours(): Promise<readonly string[]>
}
