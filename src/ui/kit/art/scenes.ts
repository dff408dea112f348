import type { Scene } from './greensBook.ts'

export const signInScene: Scene = {
  width: 800,
  height: 900,
  levels: 26,
  hills: [
    { x: 130, y: 178, height: 1, along: 130, across: 110, turn: 0.2 },
    { x: 566, y: 120, height: 0.72, along: 92, across: 84, turn: -0.3 },
    { x: 640, y: 500, height: 0.95, along: 110, across: 190, turn: 0.1 },
    { x: 268, y: 500, height: 0.5, along: 74, across: 84, turn: 0.3 },
    { x: 150, y: 800, height: 0.9, along: 170, across: 96, turn: 0.25 },
    { x: 420, y: 640, height: -0.45, along: 90, across: 160, turn: 0.4 },
  ],
  tilt: [0.0002, -0.0003],
  green: { x: 425, y: 196, rx: 108, ry: 90, seed: 39, wobble: 0.13 },
  pin: { x: 452, y: 182, height: 84 },
  bunkers: [
    { x: 351, y: 88, rx: 38, ry: 15, turn: -0.12, seed: 53, wobble: 0.16 },
    { x: 284, y: 238, rx: 42, ry: 21, turn: 0.75, seed: 43, wobble: 0.18 },
    { x: 560, y: 262, rx: 48, ry: 20, turn: -0.95, seed: 12, wobble: 0.2 },
    { x: 268, y: 521, rx: 28, ry: 51, turn: 0.08, seed: 4, wobble: 0.16 },
  ],
  water: { x: 618, y: 634, rx: 84, ry: 146, turn: 0.12, seed: 2, wobble: 0.1 },
  trees: [
    { x: 89, y: 119, radius: 19 },
    { x: 121, y: 95, radius: 13 },
    { x: 604, y: 88, radius: 14 },
    { x: 640, y: 120, radius: 20 },
    { x: 672, y: 148, radius: 14 },
    { x: 149, y: 380, radius: 14 },
    { x: 119, y: 420, radius: 22 },
    { x: 160, y: 452, radius: 16 },
    { x: 95, y: 470, radius: 17 },
    { x: 205, y: 690, radius: 18 },
    { x: 179, y: 722, radius: 12 },
    { x: 561, y: 802, radius: 18 },
    { x: 600, y: 830, radius: 15 },
    { x: 480, y: 870, radius: 16 },
    { x: 249, y: 890, radius: 18 },
  ],
  fairway: [
    { x: 424, y: 268, half: 54 },
    { x: 440, y: 330, half: 84 },
    { x: 462, y: 430, half: 56 },
    { x: 468, y: 530, half: 46 },
    { x: 424, y: 640, half: 58 },
    { x: 360, y: 740, half: 70 },
    { x: 336, y: 840, half: 64 },
    { x: 336, y: 980, half: 66 },
  ],
}

export const homeScene: Scene = {
  width: 1120,
  height: 410,
  levels: 24,
  hills: [
    { x: 1010, y: 60, height: 1, along: 150, across: 100, turn: 0.4 },
    { x: 640, y: 330, height: 0.8, along: 170, across: 90, turn: -0.5 },
    { x: 430, y: 190, height: 0.55, along: 90, across: 60, turn: 0.2 },
    { x: 560, y: 430, height: 0.7, along: 80, across: 50 },
    { x: 800, y: 230, height: -0.4, along: 200, across: 90, turn: 0.1 },
  ],
  tilt: [0.0008, -0.0006],
  green: { x: 800, y: 236, rx: 176, ry: 112, seed: 17, turn: -0.04, wobble: 0.13 },
  pin: { x: 858, y: 216, height: 94 },
  bunkers: [
    { x: 784, y: 93, rx: 47, ry: 17, turn: -0.08, seed: 53, wobble: 0.15 },
    { x: 601, y: 318, rx: 54, ry: 27, turn: 0.55, seed: 43, wobble: 0.18 },
    { x: 1014, y: 352, rx: 66, ry: 24, turn: -0.42, seed: 14, wobble: 0.2 },
  ],
  water: { x: 1078, y: 128, rx: 62, ry: 94, turn: 0.25, seed: 2, wobble: 0.1 },
  trees: [
    { x: 655, y: 53, radius: 21 },
    { x: 690, y: 39, radius: 14 },
    { x: 948, y: 62, radius: 17 },
    { x: 558, y: 396, radius: 15 },
    { x: 1057, y: 408, radius: 20 },
  ],
}

export const practiceScene: Scene = {
  width: 372,
  height: 176,
  levels: 18,
  hills: [
    { x: 60, y: 44, height: 1, along: 66, across: 50, turn: 0.3 },
    { x: 330, y: 36, height: 0.7, along: 62, across: 40, turn: -0.2 },
    { x: 306, y: 158, height: 0.6, along: 46, across: 32 },
    { x: 120, y: 170, height: 0.5, along: 60, across: 36 },
    { x: 196, y: 92, height: -0.3, along: 80, across: 50 },
  ],
  green: { x: 200, y: 94, rx: 72, ry: 46, seed: 19, wobble: 0.13 },
  pin: { x: 226, y: 84, height: 50 },
  bunkers: [
    { x: 94, y: 122, rx: 28, ry: 14, turn: 0.4, seed: 43, wobble: 0.18 },
    { x: 312, y: 70, rx: 25, ry: 14, turn: -0.65, seed: 12, wobble: 0.2 },
  ],
}

export const emptyScene: Scene = {
  width: 344,
  height: 152,
  levels: 17,
  hills: [
    { x: 60, y: 60, height: 1, along: 64, across: 46, turn: 0.4 },
    { x: 270, y: 40, height: 0.8, along: 70, across: 40, turn: -0.3 },
    { x: 230, y: 140, height: 0.55, along: 60, across: 34, turn: 0.2 },
    { x: 150, y: 96, height: -0.5, along: 70, across: 40, turn: -0.2 },
  ],
  pin: { x: 172, y: 108, height: 66 },
}
