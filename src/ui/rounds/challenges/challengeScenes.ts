import type { ChallengeType } from '#domain/rounds/challenge'
import type { Scene } from '#ui/kit/art/greensBook.ts'

const frame = { width: 320, height: 180, levels: 12 }

const driver: Scene = {
  ...frame,
  hills: [
    { x: 70, y: 20, height: 1, along: 60, across: 46, turn: 0.3 },
    { x: 270, y: 150, height: 0.8, along: 70, across: 40, turn: -0.4 },
  ],
  tilt: [0.002, -0.002],
  green: { x: 268, y: 46, rx: 30, ry: 19, seed: 11, wobble: 0.12 },
  pin: { x: 272, y: 44, height: 32 },
  trees: [
    { x: 150, y: 34, radius: 11 },
    { x: 174, y: 24, radius: 8 },
    { x: 214, y: 140, radius: 12 },
    { x: 238, y: 152, radius: 8 },
  ],
  fairway: [
    { x: 30, y: 190, half: 26 },
    { x: 96, y: 140, half: 34 },
    { x: 176, y: 92, half: 30 },
    { x: 268, y: 46, half: 34 },
  ],
}

const irons: Scene = {
  ...frame,
  hills: [
    { x: 60, y: 130, height: 1, along: 60, across: 40 },
    { x: 280, y: 40, height: 0.7, along: 50, across: 40, turn: 0.5 },
  ],
  green: { x: 176, y: 88, rx: 74, ry: 46, seed: 17, wobble: 0.13 },
  pin: { x: 196, y: 82, height: 46 },
  bunkers: [
    { x: 94, y: 64, rx: 20, ry: 9, turn: -0.6, seed: 43, wobble: 0.18 },
    { x: 166, y: 156, rx: 26, ry: 10, turn: 0.1, seed: 14, wobble: 0.2 },
    { x: 268, y: 118, rx: 20, ry: 9, turn: -0.8, seed: 53, wobble: 0.16 },
  ],
}

const longGame: Scene = {
  ...frame,
  hills: [
    { x: 40, y: 60, height: 1, along: 60, across: 50 },
    { x: 300, y: 150, height: 0.6, along: 50, across: 50 },
  ],
  green: { x: 254, y: 58, rx: 42, ry: 28, seed: 39, wobble: 0.12 },
  pin: { x: 258, y: 54, height: 38 },
  water: { x: 146, y: 110, rx: 66, ry: 34, turn: -0.4, seed: 2, wobble: 0.12 },
  trees: [
    { x: 300, y: 112, radius: 12 },
    { x: 190, y: 20, radius: 9 },
  ],
  fairway: [
    { x: -10, y: 180, half: 36 },
    { x: 40, y: 148, half: 30 },
    { x: 70, y: 140, half: 10 },
  ],
}

const shortGame: Scene = {
  ...frame,
  hills: [
    { x: 250, y: 30, height: 1, along: 80, across: 40, turn: 0.3 },
    { x: 40, y: 150, height: 0.6, along: 50, across: 40 },
  ],
  green: { x: 208, y: 84, rx: 90, ry: 56, seed: 9, wobble: 0.12 },
  pin: { x: 232, y: 76, height: 54 },
  bunkers: [{ x: 78, y: 118, rx: 48, ry: 24, turn: 0.35, seed: 43, wobble: 0.18 }],
}

const training: Scene = {
  ...frame,
  hills: [
    { x: 20, y: 30, height: 0.8, along: 50, across: 50 },
    { x: 300, y: 30, height: 0.8, along: 50, across: 50 },
  ],
  tilt: [0, -0.004],
  green: { x: 160, y: 42, rx: 34, ry: 16, seed: 23, wobble: 0.1 },
  pin: { x: 162, y: 42, height: 30 },
  trees: [
    { x: 34, y: 70, radius: 10 },
    { x: 286, y: 70, radius: 10 },
    { x: 52, y: 40, radius: 8 },
    { x: 268, y: 40, radius: 8 },
  ],
  fairway: [
    { x: 160, y: 200, half: 110 },
    { x: 160, y: 110, half: 84 },
    { x: 160, y: 30, half: 56 },
  ],
}

const closPinC: Scene = {
  ...frame,
  hills: [{ x: 60, y: 40, height: 1, along: 80, across: 60, turn: 0.4 }],
  green: { x: 164, y: 96, rx: 132, ry: 72, seed: 31, wobble: 0.1 },
  pin: { x: 178, y: 112, height: 84 },
}

const longDrvC: Scene = {
  ...frame,
  hills: [
    { x: 160, y: 150, height: 0.9, along: 120, across: 30, turn: 0.1 },
    { x: 60, y: 30, height: 0.6, along: 60, across: 30 },
  ],
  tilt: [0.004, 0],
  pin: { x: 292, y: 74, height: 36 },
  green: { x: 290, y: 76, rx: 22, ry: 14, seed: 5, wobble: 0.1 },
  bunkers: [{ x: 188, y: 120, rx: 20, ry: 8, turn: 0.2, seed: 12, wobble: 0.2 }],
  fairway: [
    { x: -10, y: 120, half: 24 },
    { x: 100, y: 84, half: 30 },
    { x: 200, y: 96, half: 26 },
    { x: 300, y: 76, half: 28 },
  ],
}

const targetC: Scene = {
  ...frame,
  hills: [
    { x: 160, y: 90, height: 1.2, along: 70, across: 70 },
    { x: 20, y: 170, height: 0.4, along: 40, across: 40 },
  ],
  green: { x: 160, y: 94, rx: 26, ry: 18, seed: 3, wobble: 0.05 },
  pin: { x: 160, y: 94, height: 52 },
  trees: [
    { x: 28, y: 40, radius: 9 },
    { x: 296, y: 146, radius: 12 },
  ],
}

export const challengeScenes: Readonly<Record<ChallengeType, Scene>> = {
  ...{ driver, irons, longGame, shortGame, training, closPinC, longDrvC, targetC },
}

interface Overlay {
  readonly flights: readonly string[]
  readonly balls: readonly (readonly [x: number, y: number])[]
  readonly rings: readonly { readonly x: number; readonly y: number; readonly radius: number }[]
}

const noOverlay: Overlay = { flights: [], balls: [], rings: [] }

export const challengeOverlays: Readonly<Record<ChallengeType, Overlay>> = {
  driver: { ...noOverlay, flights: ['M24 172Q92 40 204 82'], balls: [[204, 82]] },
  irons: {
    ...noOverlay,
    flights: ['M8 170Q60 40 160 92', 'M8 170Q96 30 214 104'],
    balls: [
      [160, 92],
      [214, 104],
    ],
  },
  longGame: { ...noOverlay, flights: ['M36 150Q120 6 240 66'], balls: [[240, 66]] },
  shortGame: {
    ...noOverlay,
    flights: ['M78 112Q130 44 206 92'],
    balls: [
      [206, 92],
      [152, 96],
      [190, 118],
    ],
  },
  training: {
    ...noOverlay,
    flights: ['M160 168Q128 90 122 84', 'M160 168V76', 'M160 168Q192 90 198 84'],
    balls: [
      [122, 84],
      [160, 76],
      [198, 84],
    ],
  },
  closPinC: {
    ...noOverlay,
    balls: [
      [192, 120],
      [132, 92],
      [236, 90],
    ],
    rings: [{ x: 178, y: 112, radius: 20 }],
  },
  longDrvC: {
    ...noOverlay,
    flights: ['M10 112Q120 -26 250 84'],
    balls: [
      [250, 84],
      [206, 90],
      [176, 84],
    ],
  },
  targetC: {
    ...noOverlay,
    balls: [
      [176, 104],
      [128, 76],
      [220, 112],
    ],
    rings: [
      { x: 160, y: 94, radius: 42 },
      { x: 160, y: 94, radius: 70 },
      { x: 160, y: 94, radius: 98 },
    ],
  },
}
