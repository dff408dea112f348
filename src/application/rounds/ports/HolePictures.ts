import { type Token, token } from '../../shared/token.ts'

export interface HoleOfCourse {
  readonly courseId: string
  readonly hole: number
}

/** Pictures of holes, as addresses for `<img>`. */
export interface HolePictures {
  /** On a background of this colour, such as `#f7f8f3`. */
  drawing(hole: HoleOfCourse, background: string, signal?: AbortSignal): Promise<string>
  satellite(hole: HoleOfCourse, signal?: AbortSignal): Promise<string>
}
export const HolePictures: Token<HolePictures> = token('HolePictures')
