import { globSync, statSync } from 'node:fs'
import { resolve } from 'node:path'

/** Fails if the build is older than its sources. */
export function builtProduct(folder: string, command: string, sources: readonly string[] = ['{src,public}/**/*.*']): string {
  const built = timeOf(`${folder}/index.html`)
  if (built === undefined) throw new Error(`There is no build in ${folder}. Run: ${command}`)
  const newer = globSync([...sources])
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .find((path) => (timeOf(path) ?? 0) > built)
  if (newer) throw new Error(`The build in ${folder} is older than ${newer}. Run: ${command}`)
  return resolve(folder)
}

function timeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs
}
