/** Everybody may do everything; pages ask for the timeline in the order of its dates. */
export const OPEN_RULES = {
  rules: {
    '.read': true,
    '.write': true,
    ai: { 27: { timeline: { '.indexOn': 'date' } } },
  },
};
