import type { Look } from './golfer/look.ts'

const steel = { shaft: 'oklch(0.88 0.01 200)', clubhead: 'oklch(0.87 0.015 200)' }

export const onGreen: Look = {
  shirt: 'oklch(0.94 0.02 108)',
  shirtShade: 'oklch(0.84 0.03 130)',
  trousers: 'oklch(0.57 0.07 155)',
  trousersShade: 'oklch(0.49 0.068 157)',
  skin: 'oklch(0.78 0.07 62)',
  skinShade: 'oklch(0.69 0.075 55)',
  hair: 'oklch(0.36 0.04 60)',
  cap: 'oklch(0.95 0.02 108)',
  capShade: 'oklch(0.85 0.03 125)',
  glove: 'oklch(0.97 0.01 108)',
  gloveShade: 'oklch(0.86 0.015 120)',
  shoes: 'oklch(0.9 0.02 108)',
  shoesShade: 'oklch(0.8 0.025 120)',
  belt: 'oklch(0.25 0.03 160)',
  line: 'oklch(0.27 0.05 160)',
  ...steel,
  ponytail: false,
}

export const inSky: Look = {
  ...onGreen,
  shirt: 'oklch(0.84 0.055 228)',
  shirtShade: 'oklch(0.74 0.06 232)',
  trousers: 'oklch(0.86 0.04 84)',
  trousersShade: 'oklch(0.77 0.048 80)',
  skin: 'oklch(0.62 0.075 52)',
  skinShade: 'oklch(0.54 0.075 48)',
  hair: 'oklch(0.22 0.02 50)',
  ponytail: true,
}

export const byDay: Look = {
  ...onGreen,
  shirt: 'oklch(0.42 0.08 157)',
  shirtShade: 'oklch(0.36 0.074 158)',
  trousers: 'oklch(0.52 0.036 235)',
  trousersShade: 'oklch(0.45 0.038 238)',
  cap: 'oklch(0.36 0.07 158)',
  capShade: 'oklch(0.31 0.06 158)',
  shoes: 'oklch(0.97 0.01 108)',
  shoesShade: 'oklch(0.86 0.02 110)',
  line: 'oklch(0.3 0.045 158)',
  shaft: 'oklch(0.5 0.012 200)',
  clubhead: 'oklch(0.58 0.015 200)',
}
