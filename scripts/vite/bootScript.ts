import { fileURLToPath } from 'node:url'
import { build } from 'vite'

interface BootScript {
  readonly root: string
  /** Of `src/boot`. */
  readonly name: 'boot' | 'early' | 'preload'
  readonly define?: Readonly<Record<string, string>>
}

/** A script without imports. */
export async function bootScript({ root, name, define = {} }: BootScript): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: fileURLToPath(new URL(`../../src/boot/${name}.ts`, import.meta.url)), formats: ['iife'], name },
    },
  })
  const [chunk] = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  if (chunk?.type !== 'chunk') throw new Error(`src/boot/${name}.ts gave no script`)
  return chunk.code.trim()
}
