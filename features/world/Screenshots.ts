import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'

const folder = 'reports/pictures'

/** Named by content, so that identical pictures are stored once. */
export class Screenshots {
  private readonly known = new Set<string>()

  static create(): Screenshots {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    return new Screenshots()
  }

  save(pictures: readonly Uint8Array[]): readonly string[] {
    return pictures.map((picture) => {
      const name = `${createHash('sha256').update(picture).digest('hex').slice(0, 16)}.webp`
      if (!this.known.has(name)) writeFileSync(`${folder}/${name}`, picture)
      this.known.add(name)
      return name
    })
  }
}
