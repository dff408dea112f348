import { copyFileSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { reportFolder } from '../vite/chunkReport.ts'
import { runProgram } from './createMissingReports.ts'

export async function buildDemo(folder: string, base: string): Promise<boolean> {
  const demo = join(folder, 'demo')
  const build = ['vite', 'build', '--mode', 'mock', '--outDir', demo, '--emptyOutDir', '--base', `${base}demo/`, '--logLevel', 'error']
  await runProgram(build, { VITE_DOCUMENTATION: base })
  // It names sources, and the whole folder is deployed.
  rmSync(reportFolder(demo), { recursive: true, force: true })
  if (!existsSync(join(demo, 'index.html'))) return false
  // Static hosts look for the 404 page only at the root, and only the demo has such addresses.
  copyFileSync(join(demo, 'index.html'), join(folder, '404.html'))
  return true
}
