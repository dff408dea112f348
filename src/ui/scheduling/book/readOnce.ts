import type { Loaded } from '#ui/shell/Loaded.ts'

export function readOnce<T>(loaded: Loaded<T>, read: () => Promise<T>): void {
  if (loaded.value === undefined && !loaded.busy) void loaded.load(read)
}
