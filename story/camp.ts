/** How a character chooses: 平和 calmly and without fighting, 景気 for money, 混沌 so that things get complicated. */
export const CAMPS = ['平和', '景気', '混沌'] as const;
export type Camp = (typeof CAMPS)[number];

/** The camp that the registration form starts with. */
export const REGISTRATION_CAMP: Camp = '景気';
/** The camp of somebody who has not registered. */
export const GUEST_CAMP: Camp = '平和';
