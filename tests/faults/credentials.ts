/** Hana's. The password stands nowhere else: where it turns up, it has leaked. */
export const credentials = { username: 'hana@clubhouse.example', password: 'fairway-hana' }
