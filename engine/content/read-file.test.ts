import { describe, expect, it } from 'vitest';
import { printFault } from './fault';
import { readFile, type FileContent } from './read-file';

const SCENE = 'worlds/harbour-town/stalls/scales.md';

function read(text: string, path = SCENE): { content: FileContent | null; faults: string[] } {
  const { content, faults } = readFile({ path, text });
  return { content, faults: faults.map(printFault) };
}

const SCALES = `---
acts: [起, 承]
tension: 2
at: [market]
with: [tae]
when: [not knows scales-mended, money 10.. or (trusts tae 1 or later)]
goods:
  goods: { from: own, bands: [cheap], units: [2, 12] }
effects: [learn seen-scales]
---

- 秤が右へ傾いでいる。
- 通りの秤が一台、{朝|明け方}から右へお辞儀をしている。
¶
- 「目方で買うなら」とタエが言う。¶客は聞かない。

? 小さな蟹がひとつ、脚を畳んだ。

## honest   平和 3 · 景気 1 · 混沌 0
affinities: [honest]
effects: [sell goods at 0.9 share 0.5, fight, trust tae +1]
battle:
  against: [秤屋]
  result: 秤は止まった。

- {me}は秤を使わなかった。

if worn hand and not (weather rain|fog or time night):
  - {hand}に触れる。
else if thread debt open:
  by camp:
  混沌:
    - 笑う。
  平和:
    - 頭を下げる。
  end
end

### echo

- 数で売る旅人がいる。
`;

describe('A scene file', () => {
  it('becomes a storylet, and battles by action', () => {
    const { content, faults } = read(SCALES);
    expect(faults).toEqual([]);
    expect(content).toEqual({
      is: 'scene',
      storylet: {
        id: 'scales',
        acts: ['起', '承'],
        tension: 2,
        at: ['market'],
        with: ['tae'],
        when: [
          { is: 'not', condition: { is: 'knows', key: 'scales-mended' } },
          {
            is: 'any',
            conditions: [
              { is: 'money', min: 10, max: Infinity },
              {
                is: 'any',
                conditions: [{ is: 'trust', person: 'tae', min: 1 }, { is: 'later' }],
              },
            ],
          },
        ],
        goods: { goods: { from: 'own', bands: ['cheap'], units: [2, 12] } },
        effects: [{ does: 'learn', key: 'seen-scales' }],
        text: [
          ['秤が右へ傾いでいる。', '通りの秤が一台、{朝|明け方}から右へお辞儀をしている。'],
          ['\n「目方で買うなら」とタエが言う。\n客は聞かない。'],
          { maybe: ['小さな蟹がひとつ、脚を畳んだ。'] },
        ],
        actions: [
          {
            id: 'honest',
            appeal: { 平和: 3, 景気: 1, 混沌: 0 },
            affinities: ['honest'],
            effects: [
              { does: 'sell', goods: 'goods', factor: 0.9, share: 0.5 },
              { does: 'fight' },
              { does: 'trust', person: 'tae', by: 1 },
            ],
            text: [
              ['{me}は秤を使わなかった。'],
              {
                cases: [
                  {
                    when: [
                      { is: 'worn', slot: 'hand' },
                      {
                        is: 'not',
                        condition: {
                          is: 'any',
                          conditions: [
                            { is: 'weather', weathers: ['rain', 'fog'] },
                            { is: 'time', times: ['night'] },
                          ],
                        },
                      },
                    ],
                    say: [['{hand}に触れる。']],
                  },
                  {
                    when: [{ is: 'thread', thread: 'debt', status: 'open' }],
                    say: [
                      {
                        cases: [
                          { when: [{ is: 'camp', camp: '平和' }], say: [['頭を下げる。']] },
                          { when: [{ is: 'camp', camp: '混沌' }], say: [['笑う。']] },
                        ],
                      },
                    ],
                  },
                  { when: [], say: [] },
                ],
              },
            ],
            echo: [['数で売る旅人がいる。']],
          },
        ],
      },
      battles: { 'scales/honest': { against: ['秤屋'], result: '秤は止まった。' } },
    });
  });

  it('may be written with the line ends of Windows and a byte order mark', () => {
    expect(read(`\uFEFF${SCALES.replaceAll('\n', '\r\n')}`)).toEqual(read(SCALES));
  });
});

/** One fault a line, but for the first two. */
const SPEECHES = `- 〈{you}の名は何ですか｜名は〉{me}は訊いた。
- 〈知りません｜（首をふった）〉客が笑う。
- {me}は〈知りませんと言った。
- 〈知りません｜知らん｜（首をふる）〉と{me}は言った。
- 知りません〉と{me}は言った。
- 〈知りません｜（首をふる）〉と{me}は言った。
- 〈「はい」と言いました〉
- 秤｜皿を見る。
- 〈｜いや〉と言う。`;

describe('A block by register', () => {
  const withBlock = (block: string) =>
    SCALES.replace('- {me}は秤を使わなかった。', `by register:\n${block}\nend`);

  it('gives some voices their own words, and all others the polite ones', () => {
    const { content, faults } = read(
      withBlock('polite:\n- 〈数で売ります｜数で〉\nrough:\n- 「数で売るぜ」'),
    );
    expect(faults).toEqual([]);
    const part = content?.is === 'scene' ? content.storylet.actions[0]?.text[0] : null;
    expect(part).toEqual({
      cases: [
        { when: [{ is: 'voice', voices: ['rough'] }], say: [['「数で売るぜ」']] },
        { when: [], say: [['〈数で売ります｜数で〉']] },
      ],
    });
  });

  it('has polite words', () => {
    expect(read(withBlock('rough:\n- 「数で売るぜ」')).faults).toEqual([
      `content/${SCENE}:26:1 block: “by register:” lacks polite:, which other voices are made of.`,
    ]);
  });
});

describe('Every fault of a file is told with its place', () => {
  const FAULTY = `---
acts: [起, 結び]
at: [market]
colour: red
when: [knows, wether rain]
effects:
  - trust tae
---
秤が右へ傾いでいる。

- 秤が{goods が傾く。
- 
¶

if knows x and:
- あ。

## honest   平和 3 · 景気 1
effects: [sel goods]

- い。
again:
- う。

### echo
お。

### ending
- え。
`;

  it('in the order of the lines', () => {
    expect(read(FAULTY).faults).toMatchInlineSnapshot(`
      [
        "content/worlds/harbour-town/stalls/scales.md:1:1 missing-key: “tension” is missing.",
        "content/worlds/harbour-town/stalls/scales.md:2:11 value: acts: "結び" does not fit. It can be: 起, 承, 転, 結.",
        "content/worlds/harbour-town/stalls/scales.md:4:1 unknown-key: “colour” is not known here. There are: acts, tension, at, times, with, beat, outdoors, role, obstacle, topics, when, goods, affinities, scene, effects.",
        "content/worlds/harbour-town/stalls/scales.md:5:8 condition: Here something to know is missing.",
        "content/worlds/harbour-town/stalls/scales.md:5:15 condition: “wether” is no condition. There are: camp, time, weather, at, knows, thread, money, hp, trusts, worn, affinity, trait, deals, sold, later, did, today, yesterday, before, set, pass, ended, able, unable, afraid, temper, body, habit, likes, dislikes, age, wants, voice, guest.",
        "content/worlds/harbour-town/stalls/scales.md:7:5 effect: Here +1 or -1 is missing.",
        "content/worlds/harbour-town/stalls/scales.md:9:1 line: A wording begins with “- ”, or with “? ” where it may be left out. Other lines are ¶, if …:, by camp:, by voice:, by register: and end.",
        "content/worlds/harbour-town/stalls/scales.md:11:5 slot: A brace has no partner, or nothing stands between the two.",
        "content/worlds/harbour-town/stalls/scales.md:12:1 text: The wording is empty.",
        "content/worlds/harbour-town/stalls/scales.md:13:1 paragraph: ¶ stands on the line before a wording.",
        "content/worlds/harbour-town/stalls/scales.md:15:1 block: “if knows x and:” is not closed: its “end” is missing.",
        "content/worlds/harbour-town/stalls/scales.md:15:15 condition: Here a condition is missing.",
        "content/worlds/harbour-town/stalls/scales.md:18:1 heading: The heading of an action is “## name   平和 3 · 景気 1 · 混沌 0”, each camp from 0 to 3.",
        "content/worlds/harbour-town/stalls/scales.md:19:11 effect: “sel” is no effect. There are: buy, sell, gain, lose, use, pay, earn, hurt, heal, fight, settle, complicate, open, close, learn, set, remember, trust.",
        "content/worlds/harbour-town/stalls/scales.md:22:1 label: “again:” is not known here.",
        "content/worlds/harbour-town/stalls/scales.md:25:1 text: No wording stands here.",
        "content/worlds/harbour-town/stalls/scales.md:26:1 text: Wordings stand here, each in a line “- …”.",
        "content/worlds/harbour-town/stalls/scales.md:28:1 section: No section is named “ending”. There are: costs, fails, echo.",
      ]
    `);
  });

  it('where the speech of the traveller is not closed, or has two short forms', () => {
    const scene = SCALES.replace('- {me}は秤を使わなかった。', SPEECHES);
    expect(read(scene).faults).toMatchInlineSnapshot(`
      [
        "content/worlds/harbour-town/stalls/scales.md:28:8 speech: 〈 is not closed: its 〉 is missing.",
        "content/worlds/harbour-town/stalls/scales.md:29:13 speech: ｜ stands twice: 〈 〉 holds the speech and one short form.",
        "content/worlds/harbour-town/stalls/scales.md:30:8 speech: 〉 has no 〈 before it.",
        "content/worlds/harbour-town/stalls/scales.md:31:3 speech: A gesture becomes a sentence of its own: nothing like と言った may follow 〉.",
        "content/worlds/harbour-town/stalls/scales.md:32:4 speech: 「 stands within 〈 〉: quotations within speech stand in 『』.",
        "content/worlds/harbour-town/stalls/scales.md:33:4 speech: ｜ stands outside of 〈 〉.",
        "content/worlds/harbour-town/stalls/scales.md:34:3 speech: No speech stands here.",
      ]
    `);
  });

  it('where the YAML cannot be read', () => {
    expect(read('---\nacts: [起\ntension: 2\n---\n- あ。\n').faults).toMatchInlineSnapshot(`
      [
        "content/worlds/harbour-town/stalls/scales.md:1:1 section: The scene has no action.",
        "content/worlds/harbour-town/stalls/scales.md:3:1 yaml: Flow sequence in block collection must be sufficiently indented and end with a ].",
      ]
    `);
    expect(read('---\nacts: [起]\n').faults).toMatchInlineSnapshot(`
      [
        "content/worlds/harbour-town/stalls/scales.md:1:1 front-matter: The front matter is not closed: a second line --- is missing.",
        "content/worlds/harbour-town/stalls/scales.md:1:1 text: No wording stands here.",
        "content/worlds/harbour-town/stalls/scales.md:1:1 section: The scene has no action.",
      ]
    `);
  });

  it('where no such file belongs', () => {
    expect(read('', 'worlds/harbour-town/notes.md').faults).toMatchInlineSnapshot(`
      [
        "content/worlds/harbour-town/notes.md:1:1 file: No kind of file stands here: see docs/storytelling.md.",
      ]
    `);
    expect(read('', 'worlds/harbour-town/README.md')).toEqual({ content: null, faults: [] });
    const continuity = 'worlds/harbour-town/until-the-drum/continuity.md';
    expect(read('', continuity)).toEqual({ content: null, faults: [] });
  });
});
