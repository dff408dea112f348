/** Fictional. Its number and code may go only to the bank; anywhere else they have leaked. */
export const typedCard = { holder: 'Hana Ito', number: '4000002500003155', month: '05', year: '30', securityCode: '739' }

export const plainCard = { holder: 'Hana Ito', number: '4929 1305 6627 3384', month: '05', year: '30', securityCode: '628' }

/** The password appears nowhere else, so any other occurrence is a leak. */
export const credentials = { username: 'hana@clubhouse.example', password: 'fairway-hana' }
