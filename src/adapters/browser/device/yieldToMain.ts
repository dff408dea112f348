/** Between two steps of long work: the browser draws and hears the player. No pause in browsers without `scheduler.yield`. */
export async function yieldToMain(): Promise<void> {
  if ('scheduler' in globalThis && 'yield' in scheduler) await scheduler.yield()
}
