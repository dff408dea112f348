/** Milliseconds. Waits end with the state that they wait for; only what never comes, on however busy a machine, takes as long as this. */
export const lastResort = 120_000
