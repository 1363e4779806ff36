import { WORLDS } from '#content';
import { findItem } from '../../story/catalogue/catalogue';
import { jsonLog } from '../adapters/runtime/json-log';
import { systemClock } from '../adapters/runtime/system-clock';
import { compileCharacter } from '../character/compile-character';
import { describeCharacter } from '../character/report/describe-character';
import type { Character } from '../character/schema/character';
import { memoryUsage } from '../narration/model/memory-usage';
import type { Participant } from '../ports/entries/participant';
import type { World } from '../storylets/format/world';
import { beginBook } from '../turn/book';
import { playTurn } from '../turn/play-turn';
import type { Step } from '../turn/step';
import { toldAhead } from '../turn/tell-ahead';
import { EVENT_TYPES, type LedgerEvent } from '../world/event';
import type { WorldState } from '../world/state';
import { readModelSettings, type ModelSettings } from '../compose/model-settings';
import { openCharacterReader, openModelParts, type NarratorDeps } from '../compose/open-narrator';
import { compareStory } from './compare/compare-story';
import { printError } from './print-error';
import { readStoryArguments, USAGE } from './story-arguments';

/** The story's calendar advances one minute with each turn: the same arguments give the same output. */
const EPOCH = Date.UTC(2000, 0, 1, 6);
const MINUTE_MS = 60_000;

/** `npm run story`. @returns the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const read = readStoryArguments(args);
  if (read === 'help') {
    console.log(USAGE);
    return 0;
  }
  if ('error' in read) {
    printError(read.error.code, read.error.message);
    console.error(`\n${USAGE}`);
    return 1;
  }
  const model = readModelSettings({
    ...process.env,
    ...(read.model === '' ? {} : { STORY_MODEL: read.model }),
  });
  if (!model.ok) {
    printError(model.code, model.message);
    return 1;
  }
  const { seed, serial, participant, turns, format, world, worlds } = read;
  if (read.isCharacterAsked) {
    console.log(describeCharacter(await characterOf(participant, model.model)));
    return 0;
  }
  const unknown = [world, ...worlds].find((one) => one !== '' && !isWorld(one));
  if (unknown !== undefined) {
    const known = WORLDS.map(({ id }) => id).join(', ');
    printError('world-not-found', `There is no world ${unknown}. There are: ${known}.`);
    return 1;
  }
  const isAllowed = ({ id }: World) => worlds.length === 0 || worlds.includes(id);
  const book = beginBook({ seed, serial, worlds: WORLDS.filter(isAllowed), first: world });
  if (read.isCompared) {
    if (model.model === null) {
      printError('model-missing', '--compare needs a model: --model or STORY_MODEL.');
      return 1;
    }
    const say = (line: string): void => console.log(line);
    await compareStory({ book, participant, turns, format }, model.model, say);
    return 0;
  }
  const parts = model.model === null ? null : await openModelParts(model.model, depsOfModel());
  let { save } = book;
  for (let turn = 0; turn < turns && !save.ended; turn += 1) {
    if (parts !== null) save = await toldAhead(save, participant, book.worlds, parts);
    const played = await playTurn(save, participant, book.worlds);
    const date = new Date(EPOCH + turn * MINUTE_MS).toISOString();
    console.log(format === 'jsonl' ? asJson(played, date) : asText(played, participant));
    save = played.save;
  }
  return 0;
}

const isWorld = (name: string): boolean => WORLDS.some(({ id }) => id === name);

/** Read by the lexicon, or by the configured model. */
async function characterOf(
  { uid, equipment, firstWord, onamae, camp }: Participant,
  model: ModelSettings | null,
): Promise<Character> {
  const texts = { trait: equipment.text, firstLine: firstWord, name: onamae, camp };
  if (model === null) return compileCharacter(texts);
  const read = await openCharacterReader(model, depsOfModel());
  return read(uid, texts);
}

/** A model's log events go to the standard error output. */
function depsOfModel(): NarratorDeps {
  return {
    usage: memoryUsage(),
    clock: systemClock,
    log: jsonLog(
      (line) => process.stderr.write(line),
      () => new Date(),
    ),
    stopping: new AbortController().signal,
  };
}

function asJson({ played, events, state, facts }: Step, date: string): string {
  const { turn: text, role, sales, unit, url, continue: goesOn } = played.turn;
  return JSON.stringify({
    chapter: played.chapter,
    section: played.section,
    role,
    date,
    text,
    sales,
    unit,
    url,
    continue: goesOn,
    theme: played.theme,
    ...facts,
    state: publicState(state),
    ledger: events.filter(isPublic).map(publicEvent),
  });
}

function isPublic({ type }: LedgerEvent): boolean {
  return EVENT_TYPES.some((known) => known === type);
}

function publicEvent({ type, money, hp, items, thread }: LedgerEvent) {
  return { type, money, hp, items, thread };
}

function publicState({ day, place, hp, money, lots, threads }: WorldState) {
  return {
    day,
    place,
    hp,
    money,
    lots: lots.map(({ itemId, count, cost }) => {
      const item = findItem(itemId);
      return { itemId, name: item?.商品名 ?? '', unit: item?.数量単位 ?? '', count, cost };
    }),
    threads,
  };
}

function asText({ played }: Step, { onamae }: Participant): string {
  const { turn, chapter, section } = played;
  const heading =
    section === 1 ? `\n━━ 第${chapter}章 ${played.chapterTitle}（${played.theme}） ━━\n` : '';
  const voice = turn.role === 'model' ? 'ゲームマスター' : onamae;
  const sales = turn.unit > 0 ? `　売上 ${turn.sales}・${turn.unit}` : '';
  // The story's last line is printed last.
  const hasSummary = played.chapterSummary !== '' && turn.continue;
  const summary = hasSummary ? `\n【${played.chapterSummary}】` : '';
  const end = turn.continue ? '' : '\n\n～おしまい～';
  const indented = turn.turn.replace(/^/gmu, '　');
  return `${heading}\n第${section}節 ${voice}${sales}\n${indented}${summary}${end}`;
}
