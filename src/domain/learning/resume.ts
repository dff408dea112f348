/** Where to offer to go on, in seconds: nowhere in the first five seconds, nor past nine tenths of the film. */
export function resumeAt(position: number, seconds: number): number | undefined {
  return position >= 5 && position <= seconds * 0.9 ? position : undefined
}
