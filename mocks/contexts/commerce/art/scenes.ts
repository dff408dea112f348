import { bag } from './bag.ts'
import { ball } from './ball.ts'
import { contoured, smooth } from './ground.ts'
import { mark, red } from './parts.ts'
import { mixed, type Shades, shadesOf } from './shades.ts'
import { circle, clipped, ellipse, group, type Point, path } from './svg.ts'
import { tees } from './things.ts'
import { glove } from './worn.ts'

function ground({ base }: Shades, share: number): string {
  const [day, night] = [mixed(base, '#fdfdf8', share), mixed(base, '#0f2118', 0.75)]
  return `<style>.ground{fill:${day}}@media(prefers-color-scheme:dark){.ground{fill:${night}}}</style><path d="M0 0H600V600H0Z" class="ground"/>`
}

export function flight(shades: Shades): string {
  return [
    ground(shades, 0.6),
    '<style>.way{fill:none;stroke:#1d5b3c}@media(prefers-color-scheme:dark){.way{stroke:#8fc79a}}</style>',
    contoured('flight', 12, { stroke: shades.base, width: 1.6 }),
    path('M40 430H560', { class: 'way', width: 2.4 }),
    path('M70 430C190 130 390 120 520 430', { class: 'way', width: 3, opacity: 0.45, dash: '2 11' }),
    path('M70 430C200 196 400 190 520 430', { class: 'way', width: 7 }),
    circle([70, 428], 12, { fill: '#f4f5f1', stroke: '#1d5b3c', width: 3 }),
    mark([520, 430], 92, red),
  ].join('')
}

export function green(shades: Shades): string {
  const edge = smooth(
    (
      [
        [150, 220],
        [250, 150],
        [390, 160],
        [470, 240],
        [450, 350],
        [360, 420],
        [240, 430],
        [150, 350],
      ] as const
    ).map((point): Point => point),
  )
  const bunker = smooth(
    (
      [
        [440, 430],
        [500, 400],
        [548, 440],
        [520, 496],
        [456, 500],
        [424, 468],
      ] as const
    ).map((point): Point => point),
  )
  return [
    ground(shades, 0.55),
    contoured('course', 14, { stroke: shades.dark, width: 1.4, opacity: 0.7 }),
    path(edge, { fill: '#a5cf92', stroke: '#b9dcae', width: 34 }),
    path(edge, { fill: '#a5cf92', stroke: '#4d8a5f', width: 2.4 }),
    clipped('green', edge, contoured('putt', 16, { stroke: '#6fa873', width: 1.8 })),
    path(bunker, { fill: '#f0e2bd', stroke: '#c8b078', width: 2 }),
    path('M322 262L366 276', { stroke: '#3c5c4a', width: 3, opacity: 0.5 }),
    ellipse([320, 262], [9, 5], { fill: '#22382c' }),
    mark([320, 262], 118, red),
  ].join('')
}

export function set(shades: Shades): string {
  return [
    group(bag(shades), { transform: 'translate(-30 30) scale(.92)' }),
    group(glove(shadesOf('#f4f5f1')), { transform: 'translate(356 40) scale(.38) rotate(14 300 300)' }),
    ball(shadesOf('#f2cf4a'), [470, 468], 68),
    group(tees(shadesOf('#b98a55')), { transform: 'translate(372 206) scale(.32)' }),
  ].join('')
}
