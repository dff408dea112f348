/** The one that players choose in the features. */
export const newPassword = 'links-of-tomorrow'
