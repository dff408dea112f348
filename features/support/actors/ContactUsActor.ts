export interface ContactUsActor {
  open(): Promise<void>
  openInvitation(friendId: string): Promise<void>
  /** From the invitation to its form. */
  follow(friendId: string): Promise<void>
  fillIn(): Promise<void>
  fillInForJapan(): Promise<void>
  send(): Promise<void>
  sendTwice(): Promise<void>

  isSent(): Promise<boolean>
  email(): Promise<string>
  prefecture(): Promise<string>
  /** Names of the fields that Japan's form adds. */
  additional(): Promise<readonly string[]>
  wrong(): Promise<readonly string[]>
  friend(): Promise<string | undefined>
  offers(): Promise<readonly string[]>
  isInvitationGone(): Promise<boolean>
}

export const details = {
  texts: {
    firstName: 'Sol',
    lastName: 'Okafor',
    email: 'sol@clubhouse.example',
    phone: '+1 312 555 0142',
    postalCode: '60611',
  },
  centreId: 'lakeshore',
} as const

export const japaneseDetails = {
  texts: {
    firstName: '陽',
    lastName: '岡',
    altFirstName: 'よう',
    altLastName: 'オカ',
    email: 'sol@clubhouse.example',
    postalCode: '1500002',
  },
  birth: { birthYear: '1996', birthMonth: '2', birthDay: '29' },
  centreId: 'kawabe',
} as const
