import { describe, expect, test } from 'vitest'
import { outline } from './blob.ts'
import { greensBooks, groundOf } from './greensBook.ts'
import { monogramLines } from './monogramLines.ts'
import { closedPath, isInside } from './path.ts'
import { greenField, puttingGreen } from './puttingGreen.ts'
import { seededRandom, seedOf } from './random.ts'
import * as scenes from './scenes.ts'

const all = Object.entries(scenes)

function isClosed(path: string): boolean {
  return path
    .split('M')
    .slice(1)
    .every((part) => part.endsWith('Z'))
}

describe('random numbers', () => {
  test('are the same for the same seed, and others for another', () => {
    const draw = (seed: number) => Array.from({ length: 5 }, seededRandom(seed))
    expect(draw(7)).toEqual(draw(7))
    expect(draw(7)).not.toEqual(draw(8))
  })

  test('lie between 0 and 1', () => {
    const numbers = Array.from({ length: 1000 }, seededRandom(seedOf('Nora')))
    expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true)
  })
})

describe('a blob', () => {
  const blob = { x: 50, y: 40, rx: 30, ry: 20, seed: 3 }

  test('goes once around its middle', () => {
    expect(isInside(outline(blob), [50, 40])).toBe(true)
    expect(isInside(outline(blob), [95, 40])).toBe(false)
  })

  test('is a closed line', () => {
    expect(isClosed(closedPath(outline(blob)))).toBe(true)
  })
})

describe.each(all)('%s', (_name, scene) => {
  test('is always drawn alike', () => {
    expect(greensBooks.atOnce({ ...scene })).toEqual(greensBooks.atOnce({ ...scene }))
  })

  test('is drawn alike in pieces', async () => {
    expect(await greensBooks.whileIdle({ ...scene })).toEqual(greensBooks.atOnce(scene))
  })

  test('is drawn once', () => {
    expect(greensBooks.atOnce(scene)).toBe(greensBooks.atOnce(scene))
  })

  test('has closed lines only', () => {
    const { contours, fairway, water, bunkers, green, trees } = greensBooks.atOnce(scene)
    const paths = [
      ...contours.map(({ path }) => path),
      ...(green ? [green.edge, green.fringe, ...green.contours.map(({ path }) => path)] : []),
      ...bunkers.flatMap(({ edge, lip }) => [edge, lip]),
      ...trees.map(({ path }) => path),
      ...(water ? [water.edge, ...water.shores] : []),
      fairway ?? '',
    ]
    expect(paths.filter((path) => !isClosed(path))).toEqual([])
  })

  test('has a heavier line for every five', () => {
    const { contours } = greensBooks.atOnce(scene)
    const heavy = contours.filter((line) => line.heavy).length
    expect(heavy).toBe(Math.round(contours.length / 5))
  })

  test('rises and falls', () => {
    const ground = groundOf(scene)
    expect(ground(0, 0)).not.toBe(ground(scene.width, scene.height))
  })
})

const greens = all.flatMap(([name, { green, pin }]) => (green ? [{ name, green, pin }] : []))

describe.each(greens)('the green of $name', ({ green, pin }) => {
  const field = greenField(green)
  const { arrows } = puttingGreen(green, pin)

  test('has arrows that run downhill', () => {
    expect(arrows.length).toBeGreaterThan(10)
    expect(arrows.filter(({ from, to }) => field(...to) >= field(...from))).toEqual([])
  })

  test('has arrows on itself alone', () => {
    const edge = outline(green)
    expect(arrows.filter(({ from, to }) => !isInside(edge, from) || !isInside(edge, to))).toEqual([])
  })

  test('has its hole in it', () => {
    expect(isInside(outline(green), [pin.x, pin.y])).toBe(true)
  })
})

test('a person keeps the same lines, and shares them with nobody', () => {
  expect(monogramLines.atOnce('ingrid')).toEqual(monogramLines.atOnce('ingrid'))
  expect(monogramLines.atOnce('ingrid')).not.toEqual(monogramLines.atOnce('tomas'))
})
