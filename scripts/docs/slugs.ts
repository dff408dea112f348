export function slugOf(title: string): string {
  const words = title
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
  return words.replaceAll(/^-|-$/g, '').slice(0, 80) || 'unnamed'
}

export class Slugs {
  private readonly given = new Set<string>()

  take(wished: string): string {
    let name = wished
    for (let count = 2; this.given.has(name); count += 1) name = `${wished}-${count}`
    this.given.add(name)
    return name
  }
}
