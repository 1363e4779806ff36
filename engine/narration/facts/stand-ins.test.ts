import { describe, expect, it } from 'vitest';
import { situationOf } from '../testing/request-of';
import { filled, masked, withStandIns } from './stand-ins';

const situation = situationOf({ onamae: '時守ソラ', firstWord: '行くぜ。' });

describe('stand-ins', () => {
  it('keep every typed text out until the end', () => {
    const { traveller } = withStandIns(situation);
    expect(JSON.stringify(traveller)).not.toContain('時守ソラ');
    expect(JSON.stringify(traveller)).not.toContain('行くぜ');
    expect(filled('《旅人》は笑った。', situation)).toBe('時守ソラは笑った。');
  });

  it('are filled in once: a name that looks like one stays a name', () => {
    const named = situationOf({ onamae: '《特性》' });
    expect(filled('《旅人》は笑った。', named)).toBe('《特性》は笑った。');
    expect(filled('《誰か》は笑った。', named)).toBe('《誰か》は笑った。');
  });

  it('replace names in earlier turns, except within longer words', () => {
    expect(masked('時守ソラは来た。', situation)).toBe('《旅人》は来た。');
    const short = situationOf({ onamae: '灯' });
    expect(masked('灯台の下で、灯は待った。', short)).toBe('灯台の下で、《旅人》は待った。');
    expect(masked('「灯」と呼ばれた。街灯の影だ。', short)).toBe(
      '「《旅人》」と呼ばれた。街灯の影だ。',
    );
  });
});
