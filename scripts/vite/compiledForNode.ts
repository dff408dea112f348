import { readFileSync } from 'node:fs'
import { transformSync } from '@swc/core'

/** Node strips types itself, but reads neither JSX nor Vite's constants. Undefined for a module that it reads as it is. */
export function compiledForNode(path: string, base: string): string | undefined {
  const source = readFileSync(path, 'utf8')
  const isJsx = path.endsWith('.tsx')
  if (!isJsx && !source.includes('import.meta.env')) return undefined
  const { code } = transformSync(source, {
    filename: path,
    swcrc: false,
    sourceMaps: 'inline',
    jsc: { target: 'es2024', parser: { syntax: 'typescript', tsx: isJsx }, transform: { react: { runtime: 'automatic' } } },
  })
  return code.replaceAll('import.meta.env.BASE_URL', JSON.stringify(base)).replaceAll(/import\.meta\.env\.(?:DEV|SSR)/g, 'false')
}
