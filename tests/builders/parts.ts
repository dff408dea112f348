import { globSync } from 'node:fs'
import { basename } from 'node:path'
import type { LoadPart } from '#composition/part'

const root = new URL('../../', import.meta.url)

/** Every part of the composition: the files of its contexts' folders, but for their tables of screens. */
export const allParts: readonly LoadPart[] = globSync('src/composition/*/*.ts', { cwd: root })
  .filter((path) => !path.includes('/bridges/') && basename(path) !== 'screens.ts')
  .sort()
  .map((path) => () => import(new URL(path, root).href))
