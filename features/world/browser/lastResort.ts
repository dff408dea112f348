/** In milliseconds; only what never happens takes this long. */
export const lastResort = 120_000
