/** The product's name in names of the specification that depend on it. */
export const product = 'clubhouse'
