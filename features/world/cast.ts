export const members = [
  ...(['Hana', 'Mateo', 'Wataru', 'Odette', 'Bram', 'Jonah', 'Wren', 'Robin', 'Li', 'Priya', 'Sol', 'Noor'] as const),
  ...(['Yunfei', 'Farid', 'Janice', 'Florence', 'Thandi', 'Dario'] as const),
] as const
export type Member = (typeof members)[number]

export function playerId(member: Member): string {
  return `player-${member.toLowerCase()}`
}

export function memberNamed(name: string): Member | undefined {
  return members.find((member) => member === name)
}
