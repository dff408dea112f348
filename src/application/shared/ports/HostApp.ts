import type { Observable } from 'rxjs'
import { type Token, token } from '../token.ts'

/** The app that shows the product in a frame. */
export interface HostApp {
  /** False outside a frame, and in a frame of an unknown site. */
  readonly isPresent: boolean
  /** Addresses of the product that the app wants to open. */
  readonly requests: Observable<string>
  /** Says that requests are followed from now on. */
  reportReady(): void
  /** Asks the app to show its own screens again. */
  goBack(): void
}
export const HostApp: Token<HostApp> = token('HostApp')
