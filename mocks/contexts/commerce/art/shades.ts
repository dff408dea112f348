export interface Shades {
  readonly base: string
  readonly light: string
  readonly dark: string
  readonly line: string
  readonly mark: string
}

const [paper, night] = ['#fdfdf8', '#0f2118']

export function shadesOf(hex: string): Shades {
  const isBright = brightness(hex) > 0.5
  return {
    base: hex,
    light: mixed(hex, paper, isBright ? 0.45 : 0.16),
    dark: mixed(hex, night, isBright ? 0.14 : 0.3),
    line: isBright ? mixed(hex, night, 0.38) : mixed(hex, paper, 0.28),
    mark: isBright ? '#1d5b3c' : '#f4f5f1',
  }
}

export function mixed(hex: string, other: string, share: number): string {
  const [one, two] = [channels(hex), channels(other)]
  const both = one.map((value, index) => Math.round(value + ((two[index] ?? 0) - value) * share))
  return `#${both.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

function brightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex)
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255
}

function channels(hex: string): readonly number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))
}
