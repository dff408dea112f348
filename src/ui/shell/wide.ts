/** There is room for the rail and a column beside the screen. */
export const wideQuery = '(min-width: 968px)'
