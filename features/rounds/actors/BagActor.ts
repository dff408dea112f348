/** What a player types of a club; the rest stays as it is. */
export interface ClubInput {
  /** By its name. */
  readonly category?: string
  readonly brand?: string
  readonly distance?: string
}

export type ChosenFile = 'picture' | 'text'

export interface BagActor {
  open(): Promise<void>
  lookAt(bag: string): Promise<void>
  /** The one that is shown. */
  makeCurrent(): Promise<void>
  begin(name: string): Promise<void>
  add(name: string, withUsualSet: boolean): Promise<void>
  rename(name: string): Promise<void>
  deleteBag(): Promise<void>
  /** What was removed last. */
  putBack(): Promise<void>
  addClub(club: ClubInput): Promise<void>
  beginToChange(club: string): Promise<void>
  changeClub(club: string, input: ClubInput): Promise<void>
  changeDistances(distances: Readonly<Record<string, string>>): Promise<void>
  removeClub(club: string): Promise<void>
  /** Chooses it, and saves the club where it was taken. */
  giveFile(club: string, file: ChosenFile): Promise<void>

  /** The one that is shown. */
  shown(): Promise<{ readonly bag: string | undefined; readonly clubs: number }>
  current(): Promise<string | undefined>
  tooMany(): Promise<number>
  newName(): Promise<string>
  /** As it is written: "150 yd". */
  distanceOf(club: string): Promise<string | undefined>
  /** Of each club but the shortest: even, wide or overlap. */
  gaps(): Promise<readonly string[]>
  hasPicture(club: string): Promise<boolean>
}
