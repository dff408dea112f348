export type NewPasswordProblem = 'missing' | 'too-long' | 'differs'

/** What is wrong with a new password before anybody is asked; all else is the server's to say. At most 1,000 characters. */
export function newPasswordProblem(password: string, repeated: string): NewPasswordProblem | undefined {
  if (password === '') return 'missing'
  if (password.length > 1000) return 'too-long'
  return password === repeated ? undefined : 'differs'
}
