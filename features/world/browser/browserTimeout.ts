/** In milliseconds; only what never happens takes this long. */
export const browserTimeout = 240_000
