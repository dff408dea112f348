/** A moment of a film as `0:16` or `1:02:03`. */
export function filmTime(seconds: number): string {
  const whole = Math.floor(seconds + 1e-6)
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const two = (figure: number) => `${figure}`.padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
