import type { Surroundings } from './surroundings.ts'

/** Runs work of one name in one tab at a time; without locks each tab runs its own. */
export function exclusively({ locks }: Pick<Surroundings, 'locks'>): <T>(name: string, work: () => Promise<T>) => Promise<T> {
  return async (name, work) => (locks ? locks.request(name, work) : work())
}
