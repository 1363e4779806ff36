/** What a character strives for: 平和 peaceful solutions, 景気 money, 混沌 complications. */
export const CAMPS = ['平和', '景気', '混沌'] as const;
export type Camp = (typeof CAMPS)[number];

/** The camp that the registration form starts with. */
export const REGISTRATION_CAMP: Camp = '景気';
/** The camp of a user who has not registered. */
export const GUEST_CAMP: Camp = '平和';
