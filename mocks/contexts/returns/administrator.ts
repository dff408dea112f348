export const administrator = 'Ingrid Solberg'
