export interface SurveyActor {
  open(lessonId: string): Promise<void>
  rate(stars: string): Promise<void>
  postpone(): Promise<void>
  decline(): Promise<void>

  isAsked(): Promise<boolean>
  isThanked(): Promise<boolean>
}

export const opinion = 'Good pace.'
