/** The code of a refusal whose reason doesn't matter: the specification gives it no meaning. */
export const anyRefusal = 50731

const codes: ReadonlyMap<string, number> = new Map([
  ['the child needs a password', 90031],
  ['they are withdrawn', 1002],
  ['the shop no longer takes that method', 1004],
])

export function codeOf(reason: string): number {
  const code = codes.get(reason)
  if (code === undefined) throw new Error(`The club refuses nothing because ${reason}`)
  return code
}
