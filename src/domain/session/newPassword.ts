export type NewPasswordProblem = 'missing' | 'too-short' | 'too-long' | 'differs'

/** In characters. */
export const shortestPassword = 8
const longestPassword = 1000

/** Checked on the device; the server checks everything else. */
export function newPasswordProblem(password: string, repeated: string): NewPasswordProblem | undefined {
  if (password === '') return 'missing'
  const { length } = Array.from(password)
  if (length < shortestPassword) return 'too-short'
  if (length > longestPassword) return 'too-long'
  return password === repeated ? undefined : 'differs'
}
