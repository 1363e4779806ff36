import { describe, expect, it, onTestFinished, vi } from 'vitest';
import * as v from 'valibot';
import { startModelServer } from '../adapters/model/testing/model-server';
import { toldPage } from '../adapters/model/testing/told-page';
import { ERROR_SENTENCES } from '../errors/error-sentences';
import { main } from './story';
import { main as watchMain } from './watch-scene';

const lineSchema = v.object({
  chapter: v.number(),
  section: v.number(),
  role: v.picklist(['model', 'user']),
  date: v.string(),
  text: v.string(),
  sales: v.number(),
  unit: v.number(),
  url: v.string(),
  continue: v.boolean(),
  theme: v.string(),
  scene: v.pipe(v.string(), v.regex(/^[a-z-]+\/[a-z0-9-]+$/u)),
  action: v.optional(v.string()),
  pass: v.picklist([1, 2, 3]),
  because: v.array(v.object({ chapter: v.number(), section: v.number() })),
  want: v.nullable(v.string()),
  echo: v.boolean(),
  outcome: v.optional(v.picklist(['kept', 'repaid', 'broken', 'lost'])),
  state: v.object({
    day: v.number(),
    place: v.string(),
    hp: v.number(),
    money: v.number(),
    lots: v.array(
      v.object({
        itemId: v.number(),
        name: v.string(),
        unit: v.string(),
        count: v.number(),
        cost: v.number(),
      }),
    ),
    threads: v.array(
      v.object({ id: v.string(), mandatory: v.boolean(), status: v.picklist(['open', 'closed']) }),
    ),
  }),
  ledger: v.array(
    v.strictObject({
      type: v.string(),
      money: v.optional(v.number()),
      hp: v.optional(v.number()),
      items: v.optional(v.array(v.object({ itemId: v.number(), count: v.number() }))),
      thread: v.optional(v.string()),
    }),
  ),
});

async function run(
  ...args: string[]
): Promise<{ code: number; lines: string[]; errors: string[] }> {
  const lines: string[] = [];
  const errors: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => lines.push(line));
  vi.spyOn(console, 'error').mockImplementation((line: string) => errors.push(line));
  const code = await main(args);
  vi.restoreAllMocks();
  return { code, lines, errors };
}

describe('npm run story', () => {
  it('prints a line a turn whose ledger sums up to its state', async () => {
    const { code, lines } = await run('--seed', '3', '--camp', '混沌', '--format', 'jsonl');
    expect(code).toBe(0);
    let money = 0;
    let hp = 0;
    const items = new Map<number, number>();
    for (const line of lines) {
      const turn = v.parse(lineSchema, JSON.parse(line));
      for (const event of turn.ledger) {
        money += event.money ?? 0;
        hp += event.hp ?? 0;
        for (const { itemId, count } of event.items ?? []) {
          items.set(itemId, (items.get(itemId) ?? 0) + count);
        }
      }
      const owned = [...items].filter(([, count]) => count > 0).sort(([a], [b]) => a - b);
      expect({ money, hp }).toEqual({ money: turn.state.money, hp: turn.state.hp });
      expect(turn.state.lots.map(({ itemId, count }) => [itemId, count])).toEqual(owned);
    }
  });

  it('prints the scene of every turn, and the outcome of the quest once in a chapter', async () => {
    const { lines } = await run('--seed', '3', '--camp', '平和', '--format', 'jsonl');
    const turns = lines.map((line) => v.parse(lineSchema, JSON.parse(line)));
    for (const { role, action } of turns) expect(action === undefined).toBe(role === 'model');
    const outcomes = turns.filter(({ outcome }) => outcome !== undefined);
    expect(outcomes.map(({ chapter }) => chapter)).toEqual([1, 2, 3, 4, 5]);
  });

  it('comes again to the worlds that it is limited to', async () => {
    const args = [
      '--worlds',
      'harbour-town,clock-house',
      '--world',
      'clock-house',
      '--serial',
      '7',
    ];
    const { code, lines } = await run('--format', 'jsonl', ...args);
    expect(code).toBe(0);
    const turns = lines.map((line) => v.parse(lineSchema, JSON.parse(line)));
    const worlds = [1, 2, 3, 4, 5].map((one) => {
      const names = turns
        .filter(({ chapter }) => chapter === one)
        .map(({ scene }) => scene.split('/')[0]);
      return [...new Set(names)].join();
    });
    const [first, second] = ['clock-house', 'harbour-town'];
    expect(worlds).toEqual([first, second, first, second, first]);
    expect(turns.at(-1)?.continue).toBe(false);
  });

  it('stops after the turns that were asked for, the same every time', async () => {
    const args = ['--seed', '8', '--camp', '平和', '--turns', '5', '--name', 'ヒカリ'];
    const first = await run(...args);
    expect(first.lines).toHaveLength(5);
    expect(first.lines.join('\n')).toContain('ヒカリ');
    expect((await run(...args)).lines).toEqual(first.lines);
  });

  it('lets the named guest appear', async () => {
    const lines: string[] = [];
    for (const seed of ['1', '2', '3', '4']) {
      const story = await run('--seed', seed, '--guest', 'ソラ', '--guest-line', '行くぜ。');
      lines.push(...story.lines);
    }
    expect(lines.join('\n')).toContain('「行くぜ。」');
  });

  it('prints what it understood of a character, with the words that it came from', async () => {
    const trait = '無口な双剣使い。甘いものが好き。ホゲホゲ';
    const { code, lines } = await run('--character', '--trait', trait, '--name', 'シキ');
    expect(code).toBe(0);
    expect(lines.join('\n')).toContain('仕事　双剣使い　← 性質「双剣使い」');
    expect(lines.join('\n')).toContain('好き　甘いもの　← 性質「甘いものが好き」');
    expect(lines.join('\n')).toContain('わからなかった言葉　性質「ホゲホゲ」');
  });

  it.each([
    ['camp-unknown', '--camp', '戦争'],
    ['seed-malformed', '--seed', 'x'],
    ['turns-malformed', '--turns', '0'],
    ['format-unknown', '--format', 'html'],
    ['category-unknown', '--category', '本,雲'],
    ['model-missing', '--compare'],
    ['story-model-unknown', '--compare', '--model', 'oracle'],
    ['world-not-found', '--world', 'nowhere'],
    ['world-not-found', '--worlds', 'harbour-town,nowhere'],
    ['bad-command', '--serial', '-1'],
    ['serial-malformed', '--serial=-1'],
    ['bad-command', '--colour', 'red'],
  ] as const)('says %s of %s, and in Japanese what to do', async (problem, ...args) => {
    const { code, errors, lines } = await run(...args);
    expect(code).toBe(1);
    expect(lines).toEqual([]);
    expect(errors[0]).toContain(`(${problem})\n${ERROR_SENTENCES[problem]}`);
  });

  it.each(['google', 'openai-compatible'] as const)(
    'tells a story twice with --compare, by the model that %s names',
    async (protocol) => {
      const server = await startModelServer((question) => ({
        does: 'answer',
        text: toldPage(question),
      }));
      onTestFinished(() => server.close());
      onTestFinished(() => void vi.unstubAllEnvs());
      vi.stubEnv('STORY_MODEL_URL', server.url(protocol));
      vi.stubEnv('GEMINI_API_KEY', 'test-key');
      const asked = ['--model', `${protocol}:test-model`, '--compare', '--turns', '12'];
      const { code, lines } = await run(...asked);
      expect(code).toBe(0);
      expect(server.questions.map(({ model }) => model)).toEqual(['test-model', 'test-model']);
      expect(lines.join('\n')).toContain('pages   2 by the model');
      expect(lines.join('\n')).toContain('calls   2;');
    },
  );

  it('names the worlds that there are where one is asked for that is not there', async () => {
    const { errors } = await run('--world', 'nowhere');
    expect(errors).toEqual([
      expect.stringMatching(
        /^There is no world nowhere\. There are: .*harbour-town.*\nその世界は/u,
      ),
    ]);
  });

  it('asks for a scene to watch', async () => {
    const errors: string[] = [];
    vi.spyOn(console, 'error').mockImplementation((line: string) => errors.push(line));
    expect(await watchMain(['--watch', 'README.md'])).toBe(1);
    expect(errors.join()).toContain(ERROR_SENTENCES['scene-file-missing']);
  });
});
