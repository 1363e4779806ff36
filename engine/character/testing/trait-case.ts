/**
 * A trait as a participant writes it, ids that must be found in it, and ids that must not. `s/` skill, `l/` limit, `b/`
 * body, `t/` temper, `h/` habit, `+/` like, `-/` dislike, `f/` fear, `tie/`, `job/`, `age/`, `nat/`, `w/` want, `v/` voice.
 */
export type TraitCase = readonly [trait: string, found: string, absent?: string];
