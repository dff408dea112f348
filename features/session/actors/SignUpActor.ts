export interface SignUpEntry {
  readonly firstName: string
  readonly lastName: string
  readonly altFirstName?: string
  readonly altLastName?: string
  readonly email: string
  readonly password: string
  readonly phone: string
  readonly postalCode: string
  /** By its name. */
  readonly location?: string
  /** By its name. */
  readonly centre?: string
  readonly method?: 1 | 2
  readonly hand?: 'left' | 'right'
  /** By its name, Japan only. */
  readonly prefecture?: string
}

export type SignUpStep = 'account' | 'code' | 'terms' | 'over'

/** Fields with which something is wrong. */
export type SignUpField =
  | 'firstName'
  | 'lastName'
  | 'altFirstName'
  | 'altLastName'
  | 'email'
  | 'password'
  | 'phone'
  | 'postalCode'
  | 'birthday'

export interface TermsEntry {
  /** As `1996-02-29`. */
  readonly birthday: string
  readonly areRead: boolean
  readonly isOfAge: boolean
}

/** Somebody who opens an account. */
export interface SignUpActor {
  /** By the link of a friend, where one has invited them. */
  come(friend?: string): Promise<void>
  write(entry: Partial<SignUpEntry>): Promise<void>
  open(): Promise<void>
  openTwice(): Promise<void>
  goBack(): Promise<void>
  confirm(code: string): Promise<void>
  askForAnotherCode(): Promise<void>
  askForLink(): Promise<void>
  accept(wish: TermsEntry): Promise<void>

  fillInBirthday(birthday: string): Promise<void>
  birthday(): Promise<string>
  isOpen(): Promise<boolean>
  step(): Promise<SignUpStep>
  /** What stands in the fields, passwords left out. */
  entered(): Promise<Partial<SignUpEntry>>
  wrong(): Promise<readonly SignUpField[]>
  isTaken(): Promise<boolean>
  isOfFamily(): Promise<boolean>
  /** Where that leads. */
  goOnToFamily(): Promise<string>
  method(): Promise<1 | 2>
  methods(): Promise<readonly (1 | 2)[]>
  /** Those to choose from, in their order, each as `Lakeshore Tempo Room`; those close by first. */
  centres(): Promise<readonly string[]>
  prefectures(): Promise<readonly string[]>
  asksForReadings(): Promise<boolean>
  /** Where the code went. */
  sentTo(): Promise<string>
  codeProblem(): Promise<'missing' | 'wrong' | 'expired' | undefined>
  isLinkOnItsWay(): Promise<boolean>
  invitedBy(): Promise<string | undefined>
  /** In plain words, as they are read. */
  clubText(name: 'register' | 'terms' | 'privacy'): Promise<string>
  mustTick(): Promise<boolean>
}
