import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { compiledForNode } from './compiledForNode.ts'

type Screens = Pick<typeof import('../../src/composition/screens.ts'), 'tables' | 'playerReads'>

export type LoadModule = (source: string) => Promise<Readonly<Record<string, unknown>>>

interface Product {
  readonly root: string
  readonly base: string
  /** The script with the class names of a style sheet, by its path. */
  readonly styles: (path: string) => string
}

/** Node reads them as they are. */
export async function tablesOfScreens(root: string): Promise<Screens> {
  return await import(pathToFileURL(join(root, 'src/composition/screens.ts')).href)
}

/** Runs modules of the product in Node. */
export async function withProductModules<T>({ root, base, styles }: Product, use: (load: LoadModule) => Promise<T>): Promise<T> {
  const isOwn = (url: string) => url.startsWith(pathToFileURL(join(root, 'src/')).href)
  const hooks = registerHooks({
    load(url, context, nextLoad) {
      const path = isOwn(url) ? fileURLToPath(url) : ''
      if (path.endsWith('.scss')) return { format: 'module', source: styles(path), shortCircuit: true }
      const source = /\.tsx?$/.test(path) ? compiledForNode(path, base) : undefined
      return source === undefined ? nextLoad(url, context) : { format: 'module', source, shortCircuit: true }
    },
  })
  try {
    return await use((source) => import(pathToFileURL(join(root, source)).href))
  } finally {
    hooks.deregister()
  }
}
