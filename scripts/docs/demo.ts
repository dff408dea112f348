import { copyFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './runs.ts'

/** The product to be tried out, in a folder of the site. `base`: the address of the site on its host. */
export async function buildDemo(folder: string, base: string): Promise<boolean> {
  const demo = join(folder, 'demo')
  await run(['vite', 'build', '--mode', 'mock', '--outDir', demo, '--emptyOutDir', '--base', `${base}demo/`, '--logLevel', 'error'])
  if (!existsSync(join(demo, 'index.html'))) return false
  // Hosts look for lost addresses at the top: those of the demo's screens are the only ones there are.
  copyFileSync(join(demo, 'index.html'), join(folder, '404.html'))
  return true
}
