/** In milliseconds; only what never happens takes this long. */
export const browserTimeout = 120_000
