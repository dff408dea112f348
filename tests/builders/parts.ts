import { globSync } from 'node:fs'
import { basename } from 'node:path'
import type { LoadPart } from '#composition/part'

const root = new URL('../../', import.meta.url)

/** Every part of the composition: the files of its contexts' folders, but for their tables of screens; `bridges` and `late` are no contexts. */
export const allParts: readonly LoadPart[] = globSync('src/composition/*/*.ts', { cwd: root })
  .filter((path) => !/\/(?:bridges|late)\//.test(path) && basename(path) !== 'screens.ts')
  .sort()
  .map((path) => () => import(new URL(path, root).href))
