/** No card of anybody's. Its number and code go to the bank alone: anywhere else they have leaked. */
export const typedCard = { holder: 'Hana Ito', number: '4000002500003155', month: '05', year: '30', securityCode: '739' }

/** No card of anybody's either; its bank asks nothing. */
export const plainCard = { holder: 'Hana Ito', number: '4929 1305 6627 3384', month: '05', year: '30', securityCode: '628' }

/** Hana's. The password stands nowhere else: where it turns up, it has leaked. */
export const credentials = { username: 'hana@clubhouse.example', password: 'fairway-hana' }
