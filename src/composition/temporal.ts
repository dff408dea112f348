/** Dates first: modules below use `Temporal` as they load. */
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
