import { colours } from '../catalogue/colours.ts'
import { bag } from './bag.ts'
import { ball, balls } from './ball.ts'
import { card, voucher } from './cards.ts'
import { jacket, jumper, polo } from './clothes.ts'
import { driver, iron, putter, wedge, wood } from './clubs.ts'
import { contoured, side } from './ground.ts'
import { monitor } from './monitor.ts'
import { battery, guard, pass } from './monitorThings.ts'
import { flight, green, set } from './scenes.ts'
import { type Shades, shadesOf } from './shades.ts'
import { group } from './svg.ts'
import { headcover, markers, mat, rangefinder, tees, towel, umbrella } from './things.ts'
import { belt, cap, glove, shoe } from './worn.ts'

type Drawing = (shades: Shades) => string

const things = {
  ...{ ball, balls, bag, driver, wood, iron, wedge, putter, glove, polo, jumper, jacket, cap, belt, shoe },
  ...{ towel, tees, markers, umbrella, headcover, rangefinder, mat, card, voucher, set, monitor, pass, guard, battery },
} as const satisfies Readonly<Record<string, Drawing>>
const scenes = { flight, green } as const satisfies Readonly<Record<string, Drawing>>

const drawings: ReadonlyMap<string, Drawing> = new Map(Object.entries({ ...things, ...scenes }))
const hexes: ReadonlyMap<string, string> = new Map(Object.entries(colours).map(([name, { hex }]) => [name, hex]))
const drawn = new Map<string, string>()

/** `name` is shape, colour and optionally `close`, as in `polo-navy-close`. */
export function drawingNamed(name: string): string | undefined {
  const known = drawn.get(name)
  if (known !== undefined) return known
  if (name === 'placeholder') return framed(plate(name), false)
  const [what = '', colour = '', view] = name.split('-')
  const drawing = drawings.get(what)
  const hex = hexes.get(colour)
  if (!drawing || hex === undefined || (view !== undefined && view !== 'close')) return undefined
  const made = framed(what in scenes ? drawing(shadesOf(hex)) : plate(what) + drawing(shadesOf(hex)), view === 'close')
  drawn.set(name, made)
  return made
}

function plate(what: string): string {
  const lines = contoured(`plate-${what}`, 11, { class: 'line' })
  return `<style>.plate{fill:#f4ecda}.line{fill:none;stroke:#e6d9bd;stroke-width:1.5}@media(prefers-color-scheme:dark){.plate{fill:#30291c}.line{stroke:#413828}}</style><rect width="${side}" height="${side}" class="plate"/>${group(lines, {})}`
}

function framed(content: string, isClose: boolean): string {
  const view = isClose ? '165 150 270 270' : `0 0 ${side} ${side}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="${side}" height="${side}" preserveAspectRatio="xMidYMid slice">${content}</svg>`
}
