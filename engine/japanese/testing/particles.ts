import type { TextFault } from './text-fault';
import type { Token } from './tokens';

/** Particles that can't follow the one in front, beside that one itself. 誰もが, をも, には and からは are right. */
const IMPOSSIBLE_AFTER: Readonly<Record<string, string>> = {
  を: 'がにでへは',
  が: 'をにでへはも',
  は: 'をがにへ',
  も: 'をはに',
  に: 'を',
  へ: 'をがに',
  で: 'をへ',
};

/** Two of these, or anything twice. */
const MAY_CLASH = /[をがはもにへで]{2}|(\p{Script=Hiragana}{1,6})\1/u;

/** Whether a sentence has to be tokenised to find particles that clash. */
export function mayClash(sentence: string): boolean {
  return MAY_CLASH.test(sentence);
}

/**
 * Particles that follow each other though they can't: をを, にに, をが. By part of speech, so that 膝頭ががくがく and
 * 笑うのははなはだ are right.
 */
export function particleFaults(tokens: readonly Token[], sentence: string): TextFault[] {
  const isClash = tokens.some((token, index) => {
    const [before, next, after] = [tokens[index - 1], tokens[index + 1], tokens[index + 2]];
    // At the head of a clause it is no particle: に in a counting rhyme, あはは as laughter.
    if (before === undefined || next === undefined) return false;
    if (['記号', '感動詞', 'フィラー'].includes(before.pos)) return false;
    return clash(token, next, after);
  });
  return isClash ? [{ kind: 'doubled-particle', excerpt: sentence }] : [];
}

function clash(one: Token, next: Token, after: Token | undefined): boolean {
  if (!bindsNoun(one) || !bindsNoun(next)) return false;
  const [first, second] = [one.surface_form, next.surface_form];
  if (first === second) return true;
  // The tokeniser can split 三枚はがし into 三枚 は が し.
  const isClear = !/^\p{Script=Hiragana}/u.test(after?.surface_form ?? '');
  return isClear && (IMPOSSIBLE_AFTER[first]?.includes(second) ?? false);
}

/** Final particles may be combined, and conjunctive ones follow verbs. */
function bindsNoun({ pos, pos_detail_1: kind }: Token): boolean {
  return pos === '助詞' && ['格助詞', '係助詞', '連体化', '並立助詞', '副助詞'].includes(kind);
}
