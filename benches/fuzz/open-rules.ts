/** Rules that allow everything; pages query the timeline by date. */
export const OPEN_RULES = {
  rules: {
    '.read': true,
    '.write': true,
    ai: { 27: { timeline: { '.indexOn': 'date' } } },
  },
};
