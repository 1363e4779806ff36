import { beforeAll, describe, expect, it } from 'vitest';
import { japaneseTokeniser, type Tokenise } from '../../engine/japanese/testing/tokens';
import { storyOf } from '../testing/story-of';
import { characterShown } from './character-shown';
import { traitWords } from './trait-words';

let tokenise: Tokenise;

beforeAll(async () => {
  tokenise = await japaneseTokeniser();
});

describe('the words of a trait', () => {
  it.each([
    ['計算の速い元商人。猫が苦手。', ['計算', '商人', '猫']],
    ['無口な双剣使い。甘いものが好き。', ['無口', '剣', '甘']],
  ])('of %s are what it speaks of', (trait, words) => {
    expect(traitWords(trait, tokenise)).toEqual(expect.arrayContaining(words));
  });

  it('are none where there is no trait', () => {
    expect(traitWords('', tokenise)).toEqual([]);
  });
});

describe('the sections that show the character', () => {
  const trait = '計算の速い商人';
  const other = storyOf([{}, { text: '眠った。' }], { trait: '方向音痴の漁師', label: '' });

  it('are those of the player that say a word of the trait outside the quoted trait', () => {
    const story = storyOf(
      [
        { text: '商人が来た。' },
        { text: '灯は計算をすませた。' },
        {},
        { text: '荷札には「計算の速い商人」とある。' },
        {},
        { text: '灯は笑った。' },
      ],
      { trait, label: trait },
    );
    expect(characterShown([story, other], tokenise)).toMatchObject({ sections: 0.5, by: 'words' });
  });

  it('do not count words that come up in any story', () => {
    const text = '灯は商人に声をかけた。';
    const story = storyOf([{}, { text }], { trait, label: trait });
    const stranger = storyOf([{}, { text }], { trait: '漁師', label: '漁師' });
    expect(characterShown([story, stranger], tokenise).sections).toBe(0);
  });

  it('are those that the engine notes, where it does', () => {
    const story = storyOf([{}, { facts: { shows: ['skill'] } }, {}, { facts: { shows: [] } }]);
    expect(characterShown([story], tokenise)).toMatchObject({ sections: 1, by: 'facts' });
  });
});
