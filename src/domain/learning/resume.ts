/** In seconds; undefined in the first five seconds and the last tenth of the video. */
export function resumeAt(position: number, seconds: number): number | undefined {
  return position >= 5 && position <= seconds * 0.9 ? position : undefined
}
