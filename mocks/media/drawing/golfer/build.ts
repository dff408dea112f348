export interface Build {
  readonly stance: number
  readonly leftToe: number
  readonly shaft: number
}

export const iron: Build = { stance: 0.42, leftToe: 18, shaft: 0.87 }

export const wedge: Build = { stance: 0.24, leftToe: 22, shaft: 0.83 }
