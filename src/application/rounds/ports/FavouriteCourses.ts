import { type Token, token } from '../../shared/token.ts'

/** The courses that the player has marked. */
export interface FavouriteCourses {
  isFavourite(courseId: string, signal?: AbortSignal): Promise<boolean>
  /** Also where it is so already. */
  set(courseId: string, isFavourite: boolean): Promise<void>
}
export const FavouriteCourses: Token<FavouriteCourses> = token('FavouriteCourses')
