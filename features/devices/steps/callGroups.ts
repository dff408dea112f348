/** What features say of calls, with the calls of which it is true. */
export const callGroups = new Map<string, readonly string[]>([
  ['reading the launch monitors', ['devices.list']],
  ['for launch monitors', ['devices.list']],
])
