/** Fields that the examples send with one value only, each with the reason. */
export const singleValues: Readonly<Record<string, string>> = {}
