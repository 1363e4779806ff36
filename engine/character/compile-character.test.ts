import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { compileCharacter } from './compile-character';
import { pronounOf } from './voices/address';
import { characterSchema, type Character } from './schema/character';

const compiled = (trait: string, firstLine = ''): Character =>
  compileCharacter({ trait, firstLine, name: '灯', camp: '平和' });
const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);

describe('a compiled character', () => {
  it('is the same for the same texts, and survives a save', () => {
    const character = compiled('左利きの薬師。嘘がつけない。', 'また同じ朝か……。');
    expect(compiled('左利きの薬師。嘘がつけない。', 'また同じ朝か……。')).toEqual(character);
    expect(v.parse(characterSchema, JSON.parse(JSON.stringify(character)))).toEqual(character);
  });

  it('names the words that each element came from', () => {
    const trait = '背が高い。計算の速い元商人。';
    for (const { id, span } of compiled(trait).skills) {
      expect(trait.slice(span.start, span.end), id).toBe(span.words);
    }
  });

  it.each(['', '死ね', 'あああああ', '???', '<script>alert(1)</script>', '🤔'])(
    'has a skill, a weakness, a habit and a taste although the trait is %j',
    (trait) => {
      const { skills, limits, fears, body, habits, likes, dislikes } = compiled(trait);
      for (const list of [skills, [...limits, ...fears], [...body, ...habits]]) {
        expect(list.length).toBeGreaterThan(0);
      }
      expect([...likes, ...dislikes].length).toBeGreaterThan(0);
    },
  );

  it('gives different characters to different texts of which nothing is understood', () => {
    const tints = ['ほげ', 'ふが', 'ぴよ', 'むにゃ', 'ぽよ', 'どぅん'].map((trait) =>
      JSON.stringify([ids(compiled(trait).skills), ids(compiled(trait).likes)]),
    );
    expect(new Set(tints).size).toBeGreaterThan(3);
  });
});

describe('contradictions', () => {
  it('drop what only follows from a trade', () => {
    const swindler = compiled('嘘がつけない詐欺師');
    expect(ids(swindler.skills)).not.toContain('deceive');
    expect(swindler.vetoes).toContain('lie');
    expect(swindler.conflicts).toMatchObject([
      {
        code: 'implied',
        kept: { element: 'limits/no-lies' },
        dropped: { element: 'skills/deceive' },
      },
    ]);
  });

  it('let the later of two statements hold', () => {
    const { likes, dislikes, conflicts } = compiled('猫が好き。実は猫が大嫌い。');
    expect([ids(likes), ids(dislikes)]).toEqual([[], ['cats']]);
    expect(conflicts[0]?.code).toBe('opposite');
  });

  it('keep a silent character silent after a long first line', () => {
    const { voice, conflicts } = compiled('無口', 'フハハ、我が名は暗黒の騎士！跪け、愚民ども！');
    expect(voice.id).toBe('taciturn');
    expect(conflicts.map(({ code }) => code)).toEqual(['manner']);
  });

  it('let a rough woman say あたし, unless she says another word', () => {
    const said = (trait: string, firstLine: string) => {
      const { id, pronoun } = compiled(trait, firstLine).voice;
      return pronounOf({ voice: id, pronoun });
    };
    expect(said('女鍛冶。', 'てめえ、誰に口きいてやがる。')).toBe('あたし');
    expect(said('女鍛冶。', '俺に任せとけ。')).toBe('俺');
    expect(said('男の鍛冶屋。', 'てめえ、誰に口きいてやがる。')).toBe('俺');
  });

  it('let a man greet politely who says ごきげんよう', () => {
    const said = (trait: string, firstLine: string) => compiled(trait, firstLine).voice.id;
    expect(said('宝石商の次男。', 'ごきげんよう。いい朝ですね')).toBe('polite');
    expect(said('宝石商の次女。', 'ごきげんよう。いい朝ですね')).toBe('lady');
    expect(said('女装の騎士。男。', 'わたくし、こんな所に泊まれませんわ！')).toBe('lady');
  });

  it('look for nothing that cannot be lost', () => {
    for (const firstLine of ['一', '二', '三', '四', '五', '六', '七', '八']) {
      const sheet = { trait: '噂話が好き。', firstLine, name: '灯', camp: '混沌' } as const;
      const { want } = compileCharacter(sheet);
      expect(want.object).not.toEqual({ kind: 'thing', id: 'gossip' });
    }
  });

  it('take a child for a child', () => {
    const child = compiled('十歳。酒が好き。亡き妻を想う。');
    expect(ids(child.likes)).not.toContain('alcohol');
    expect(ids(child.ties)).not.toContain('wife');
    expect(child.vetoes).toContain('old-memory');
  });
});

describe('what nobody wrote', () => {
  const LINES = Array.from({ length: 40 }, (_, index) => `${index}番の札を見る。`);

  it('is afraid of something, and never forbidden a deed for it', () => {
    const characters = LINES.map((line) => compiled('', line));
    expect(characters.every(({ fears }) => fears.length === 1)).toBe(true);
    expect(characters.flatMap(({ vetoes }) => vetoes)).toEqual([]);
  });

  it.each(['まだ帰らないよ。', '帰りたくない。', '帰るもんか。'])(
    'wants nothing that it refuses: %s',
    (line) => {
      const sheets = LINES.map((trait) => ({
        trait,
        firstLine: line,
        name: '灯',
        camp: '平和' as const,
      }));
      const wants = sheets.map((sheet) => compileCharacter(sheet).want.id);
      expect(new Set(wants).size).toBeGreaterThan(1);
      expect(wants).not.toContain('go-home');
    },
  );
});
