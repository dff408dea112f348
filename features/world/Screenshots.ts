import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'

const folder = 'reports/pictures'

/** Pictures as files that are named by what they show: what looks the same is kept once. */
export class Screenshots {
  private readonly known = new Set<string>()

  /** Whatever an earlier run has left goes. */
  static begin(): Screenshots {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    return new Screenshots()
  }

  /** Gives their names. */
  keep(pictures: readonly Uint8Array[]): readonly string[] {
    return pictures.map((picture) => {
      const name = `${createHash('sha256').update(picture).digest('hex').slice(0, 16)}.webp`
      if (!this.known.has(name)) writeFileSync(`${folder}/${name}`, picture)
      this.known.add(name)
      return name
    })
  }
}
