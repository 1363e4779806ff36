import { kanjiNumber } from '../../../japanese/numbers';
import { nameIn, soulOf } from '../../../storylets/rules/situation';
import { MAX_HP } from '../../../world/state';
import { happenedIn } from '../../facts/happened';
import { sceneOfScript } from '../../facts/scene-of-script';
import { STAND_INS } from '../../facts/stand-ins';
import type { NarrationRequest } from '../../narrator';

/** What a section changes: money, goods, wounds, the promise, trust, knowledge, and what no longer stands in the way. */
export function changesOf(request: NarrationRequest): string[] {
  const { situation, events } = request;
  const { world, state } = situation;
  const money = sum(events.map((event) => event.money ?? 0));
  const hp = sum(events.map((event) => event.hp ?? 0));
  const promises = new Set(
    [world.promise, ...(world.spines ?? []).map(({ promise }) => promise)].map((name) =>
      nameIn(world, name),
    ),
  );
  const trust = events.flatMap(({ type, person, by = 0 }) => {
    const who = world.people.find(({ id }) => soulOf(world, id) === person);
    if (type !== 'trust' || who === undefined) return [];
    return [
      `${who.name}が${STAND_INS.me}を${by > 0 ? 'いくらか信じる' : '疑いはじめる'}ようになる`,
    ];
  });
  const isSettled = events.some(
    ({ type, thread }) => type === 'close' && promises.has(thread ?? ''),
  );
  return [
    ...happenedIn(situation, events),
    ...(money === 0 || state.money === money
      ? []
      : [`財布は銀貨${kanjiNumber(state.money - money)}枚から${kanjiNumber(state.money)}枚へ`]),
    ...(hp === 0 || state.hp === hp
      ? []
      : [
          `体の力は${kanjiNumber(MAX_HP)}のうち${kanjiNumber(state.hp - hp)}から${kanjiNumber(state.hp)}へ`,
        ]),
    ...trust,
    ...(isSettled ? ['この土地の約束に決着がつく'] : []),
    ...(events.some(({ type }) => type === 'learn')
      ? [`${STAND_INS.me}は、くり返す朝にも持っていける知識を得る`]
      : []),
    ...(overcomes(request) ? ['行く手をふさいでいたものを、この周では越えた'] : []),
    ...(events.some(({ type }) => type === 'rewind') && state.pass > 1
      ? ['同じ日がはじめに戻り、人は前の周を忘れている']
      : []),
  ];
}

/** Whether what stands between the traveller and the promise stands no longer. */
function overcomes(request: NarrationRequest): boolean {
  const scene = sceneOfScript(request);
  const obstacle = scene !== undefined && 'obstacle' in scene ? scene.obstacle : undefined;
  return request.events.some(({ type, key }) => type === 'set' && key === obstacle);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
