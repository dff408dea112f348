/** The same numbers for the same seed. */
export class Random {
  private state: number

  constructor(seed: string) {
    this.state = [...seed].reduce((hash, sign) => Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01_00_01_93), 0x81_1c_9d_c5)
  }

  below(limit: number): number {
    this.state = (this.state + 0x6d_2b_79_f5) | 0
    const mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1)
    const more = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61))
    return Math.floor((((more ^ (more >>> 14)) >>> 0) / 2 ** 32) * limit)
  }

  one<const List extends readonly [unknown, ...unknown[]]>(list: List): List[number] {
    return list[this.below(list.length)] ?? list[0]
  }
}
