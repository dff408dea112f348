import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Each document of the build begins with the script at this address. */
export function addScript(folder: string, address: string): void {
  for (const file of globSync(join(folder, '**/*.html'))) {
    writeFileSync(file, readFileSync(file, 'utf8').replace('<head>', `<head><script src="${address}"></script>`))
  }
}
