import type { Loaded } from '#ui/shell/Loaded.ts'

/** Reads what is neither known nor under way. */
export function readOnce<T>(loaded: Loaded<T>, read: () => Promise<T>): void {
  if (loaded.value === undefined && !loaded.busy) void loaded.load(read)
}
