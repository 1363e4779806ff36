import { expect, it } from 'vitest';
import type { Question } from '../../engine/adapters/model/testing/model-server';
import { isJudging } from '../../engine/adapters/model/testing/judged-page';
import { toldPage, toldPageWith } from '../../engine/adapters/model/testing/told-page';
import { narratorAt, playBook } from '../../engine/compose/testing/narrated-story';
import { startScriptedModel } from '../../engine/compose/testing/scripted-model';
import { characterPromptOf } from '../../engine/narration/character/character-prompt';
import { participantOf } from '../../engine/turn/testing/play-story';
import { ROOT } from '../../tools/support/root';

const HEADING = `# What a language model is shown

Prompts as they are sent, of each kind; the story is one that \`STORY_MODEL\` would tell. This page is made by \`npm run docs:prompt\`.
`;

const PARTICIPANT = participantOf('平和', {
  onamae: '時守ソラ',
  firstWord: 'ただいま、と言っていいのかな。',
  equipment: { ...participantOf('平和').equipment, text: '左利きの薬師。嘘がつけない。' },
});

/** A story whose first chapter is told on a day that repeats. */
const SERIAL = 3;

const isChoice = ({ system }: Question): boolean => system.includes('番号');

/** A story's first questions of each kind; the first page's first section is asked for again. */
async function questionsOf(
  environment: Readonly<Record<string, string>>,
  turns: number,
): Promise<readonly Question[]> {
  const model = await startScriptedModel((question) => {
    if (isJudging(question)) return { does: 'answer', text: 'なし' };
    if (isChoice(question)) return { does: 'answer', text: '{"番号": 1}' };
    const isFirst = model.questions.filter((one) => !isChoice(one)).length === 1;
    const fault = '財布には銀貨九千枚があった。';
    const text = isFirst ? toldPageWith(fault, question) : toldPage(question);
    return { does: 'answer', text };
  });
  const narrator = await narratorAt(model.url('openai-compatible'), { environment });
  await playBook(PARTICIPANT, narrator, { serial: SERIAL, turns });
  return model.questions;
}

const printed = (
  title: string,
  about: string,
  prompt: { readonly system: string; readonly user: string } | undefined,
  has: { readonly system: boolean },
): string =>
  [
    `## ${title}`,
    `${about} ${prompt === undefined ? '' : `${prompt.system.length + prompt.user.length} characters.`}`,
    ...(has.system ? ['### The rules', fenced(prompt?.system ?? ''), '### The page'] : []),
    fenced(prompt?.user ?? ''),
  ].join('\n\n');

const fenced = (text: string): string => `\`\`\`\`text\n${text}\n\`\`\`\``;

it('docs/model-prompt.md has a prompt of each kind', async () => {
  const told = await questionsOf({}, 60);
  const [first, again] = told;
  const later = told.find(({ user }) => user.includes('周目'));
  const small = (await questionsOf({ STORY_MODEL_CONTEXT_TOKENS: '8192' }, 1))[0];
  const choices = (await questionsOf({ STORY_MODEL_PLAYS: '1' }, 10)).filter(isChoice);
  const judged = (await questionsOf({ STORY_MODEL_JUDGE: 'openai-compatible:judge' }, 1)).find(
    isJudging,
  );
  const [deed] = choices.filter(({ user }) => user.includes('<<<行い'));
  const [scene] = choices.filter(({ user }) => user.includes('<<<場面'));
  const character = characterPromptOf({
    trait: PARTICIPANT.equipment.text,
    firstLine: PARTICIPANT.firstWord,
  });
  const page = [
    HEADING,
    printed('The first page', 'One call for its ten sections.', first, { system: true }),
    printed(
      'A section once more',
      'The first text of section one spoke of 9,000 coins. The rules are those above.',
      again,
      { system: false },
    ),
    printed('A page on which the day begins again', 'The rules are those above.', later, {
      system: false,
    }),
    printed(
      'A context of 8,192 tokens',
      'The first half of the page, which does not fit whole even without the parts that can be left out.',
      small,
      { system: false },
    ),
    printed(
      'A page for the judge',
      'With `STORY_MODEL_JUDGE`: the sections as they were told, with their facts and the offline text.',
      judged,
      { system: true },
    ),
    printed('A choice of the game master', 'With `STORY_MODEL_PLAYS=1`.', scene, { system: true }),
    printed('A choice of the player', 'With `STORY_MODEL_PLAYS=1`.', deed, { system: true }),
    printed('A character', 'For `npm run story -- --character`.', character, { system: true }),
  ].join('\n\n');
  await expect(`${page}\n`).toMatchFileSnapshot(`${ROOT}docs/model-prompt.md`);
});
