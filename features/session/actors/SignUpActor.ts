export interface SignUpEntry {
  readonly firstName: string
  readonly lastName: string
  readonly altFirstName?: string
  readonly altLastName?: string
  readonly email: string
  readonly password: string
  readonly phone: string
  readonly postalCode: string
  readonly location?: string
  readonly centre?: string
  readonly method?: 1 | 2
  readonly hand?: 'left' | 'right'
  readonly prefecture?: string
}

export type SignUpStep = 'account' | 'code' | 'terms' | 'over'

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
  /** Such as `1996-02-29`. */
  readonly birthday: string
  readonly areRead: boolean
  readonly isOfAge: boolean
}

export interface SignUpActor {
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
  entered(): Promise<Partial<SignUpEntry>>
  wrong(): Promise<readonly SignUpField[]>
  isTaken(): Promise<boolean>
  isOfFamily(): Promise<boolean>
  goOnToFamily(): Promise<string>
  method(): Promise<1 | 2>
  methods(): Promise<readonly (1 | 2)[]>
  /** In order, such as `Lakeshore Tempo Room`. */
  centres(): Promise<readonly string[]>
  prefectures(): Promise<readonly string[]>
  asksForReadings(): Promise<boolean>
  sentTo(): Promise<string>
  codeProblem(): Promise<'missing' | 'wrong' | 'expired' | undefined>
  isLinkOnItsWay(): Promise<boolean>
  invitedBy(): Promise<string | undefined>
  clubText(name: 'register' | 'terms' | 'privacy'): Promise<string>
  mustTick(): Promise<boolean>
}
