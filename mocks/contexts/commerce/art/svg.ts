export interface Paint {
  readonly fill?: string
  readonly stroke?: string
  readonly width?: number
  readonly opacity?: number
  readonly transform?: string
  readonly dash?: string
  readonly clip?: string
  readonly class?: string
}

export function path(d: string, paint: Paint): string {
  return `<path d="${d}"${painted(paint)}/>`
}

export function ellipse([x, y]: Point, [rx, ry]: Point, paint: Paint): string {
  return `<ellipse cx="${tenth(x)}" cy="${tenth(y)}" rx="${tenth(rx)}" ry="${tenth(ry)}"${painted(paint)}/>`
}

export function circle(center: Point, radius: number, paint: Paint): string {
  return ellipse(center, [radius, radius], paint)
}

export function box([x, y]: Point, [width, height]: Point, radius: number, paint: Paint): string {
  return `<rect x="${tenth(x)}" y="${tenth(y)}" width="${tenth(width)}" height="${tenth(height)}" rx="${radius}"${painted(paint)}/>`
}

export function group(content: string, paint: Paint): string {
  return `<g${painted(paint)}>${content}</g>`
}

export function clipped(id: string, outline: string, content: string): string {
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath>${group(content, { clip: `url(#${id})` })}`
}

export type Point = readonly [x: number, y: number]

export function at([x, y]: Point): string {
  return `${tenth(x)} ${tenth(y)}`
}

export function tenth(value: number): number {
  return Math.round(value * 10) / 10
}

function painted({ fill = 'none', stroke, width, opacity, transform, dash, clip, class: name }: Paint): string {
  const told = {
    ...(name === undefined ? { fill } : { class: name }),
    ...{ stroke, 'stroke-width': width, opacity, transform, 'stroke-dasharray': dash, 'clip-path': clip },
    ...(stroke !== undefined && { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }),
  }
  return Object.entries(told)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${value}"`))
    .join('')
}
