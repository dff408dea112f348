export const wideQuery = '(min-width: 968px)'
