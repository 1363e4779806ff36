import type { Camp } from '../../../story/camp';
import { objectOf } from '../reading/want';
import type { Reading, Voice, Want } from '../schema/reading';
import type { Span } from '../schema/span';
import type { VoiceId } from '../vocabulary/voices';
import type { WantId } from '../vocabulary/wants';

const WANTS_OF_CAMP: Readonly<Record<Camp, readonly WantId[]>> = {
  平和: ['belong', 'go-home', 'protect', 'be-forgiven'],
  景気: ['own-house', 'be-paid', 'be-rich', 'be-recognised'],
  混沌: ['find-out', 'be-free', 'find-thing', 'be-recognised'],
};
const FROM_WHAT_IT_IS = 0.5;
const FROM_ITS_CAMP = 0.3;

/** What a character wants that did not say so: from what it lost or is about to become, else from its camp. */
export function wantOf(
  reading: Reading,
  camp: Camp | null,
  pick: (purpose: string) => number,
): Want {
  if (reading.want !== null) return reading.want;
  const gone = reading.ties.find(({ state }) => state !== 'living');
  const learning = reading.trades.find(
    ({ stage }) => stage === 'apprentice' || stage === 'aspiring',
  );
  const past = reading.limits.find(({ id }) => id === 'no-past');
  const enemy = reading.ties.find(({ id }) => id === 'enemy' || id === 'rival');
  const from = (id: WantId, span: Span): Want => ({
    id,
    object: objectOf(id, reading) ?? { kind: 'none' },
    span,
    confidence: FROM_WHAT_IT_IS,
  });
  if (past !== undefined) return from('regain-past', past.span);
  if (enemy !== undefined) return from('defeat', enemy.span);
  if (gone !== undefined)
    return from(gone.state === 'dead' ? 'hear-voice' : 'find-person', gone.span);
  if (learning !== undefined) {
    return from(learning.stage === 'aspiring' ? 'become' : 'finish-apprenticeship', learning.span);
  }
  const choice = WANTS_OF_CAMP[camp ?? '平和'];
  const id = choice[pick('want') % choice.length] ?? 'go-home';
  return {
    ...from(id, { source: 'camp', start: 0, end: 0, words: '' }),
    confidence: FROM_ITS_CAMP,
  };
}

/** How a character speaks that gave no sign of it: as its age, its rank or its temper makes likely. */
export function voiceOf(reading: Reading): Voice {
  const { voice, limits, age, trades, tempers, gender } = reading;
  const quiet = limits.find(({ id }) => id === 'few-words' || id === 'no-voice');
  if (quiet !== undefined) {
    return { id: 'taciturn', pronoun: voice?.pronoun ?? null, span: quiet.span, confidence: 0.9 };
  }
  if (voice !== null) return withPronounOf(voice, gender);
  const from = (id: VoiceId, span: Span): Voice => ({ id, pronoun: null, span, confidence: 0.4 });
  const samurai = trades.find(({ id }) => id === 'samurai');
  const noble = trades.find(({ id }) => id === 'noble' || id === 'ruler');
  if (age?.band === 'child') return from('child', age.span);
  if (samurai !== undefined) return from('samurai', samurai.span);
  if (noble !== undefined) return from(gender?.id === 'woman' ? 'lady' : 'haughty', noble.span);
  if (age?.band === 'old') return from('old', age.span);
  for (const { id, span } of tempers) {
    if (id === 'hot-headed' || id === 'brave') return withPronounOf(from('rough', span), gender);
    if (id === 'cheerful' || id === 'carefree') return from('cheerful', span);
    if (id === 'proud') return from('haughty', span);
    if (id === 'gentle' || id === 'serious' || id === 'modest' || id === 'timid')
      return from('polite', span);
  }
  return from('plain', { source: 'hash', start: 0, end: 0, words: '' });
}

/** A rough woman says あたし where she calls herself nothing else. */
function withPronounOf(voice: Voice, gender: Reading['gender']): Voice {
  const isRoughWoman = voice.id === 'rough' && gender?.id === 'woman';
  return isRoughWoman && voice.pronoun === null ? { ...voice, pronoun: 'あたし' } : voice;
}
