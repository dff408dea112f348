import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BenchContext, compress } from './BenchContext.ts'

export function styledForm(bench: BenchContext, dist: string): string {
  const folder = bench.floor('form', 'styled-form')
  const styles = readFileSync(join(dist, 'index.html'), 'utf8').match(/<style\b[\s\S]*?<\/style>|<link rel="stylesheet"[^>]*>/g) ?? []
  const path = join(folder, 'index.html')
  writeFileSync(
    path,
    readFileSync(path, 'utf8').replace('</head>', () => `${styles.join('\n')}\n</head>`),
  )
  mkdirSync(join(folder, 'assets'))
  for (const file of globSync('assets/*.{css,woff2}', { cwd: dist })) copyFileSync(join(dist, file), join(folder, file))
  compress(folder)
  return folder
}
