export interface ClubPagesActor {
  openAbout(): Promise<void>
  openCares(): Promise<void>
  openQuestions(): Promise<void>
  openAgreement(): Promise<void>
  openPrivacy(): Promise<void>
  openTerms(): Promise<void>
  openPrivacyDialog(): Promise<void>
  openQuestion(id: string): Promise<void>
  search(query: string): Promise<void>
  blocks(): Promise<readonly string[]>
  contents(): Promise<readonly string[]>
  questions(): Promise<readonly string[]>
  openedQuestion(): Promise<string | undefined>
  text(): Promise<string | undefined>
  look(): Promise<void>
  links(): Promise<readonly string[]>
  followNavigation(): Promise<void>
  areasFound(): Promise<readonly string[]>
}
