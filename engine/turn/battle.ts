import { DEFAULT_CATCHPHRASE, type BattleRecord } from '../../story/battle-record';
import { kanjiNumber } from '../japanese/numbers';
import { TIME_NAMES } from '../narration/slots';
import { battleIn } from '../storylets/rules/battle-in';
import { placeIn } from '../storylets/rules/situation';
import type { TurnOutcome } from './turn-outcome';

/**
 * The row of the battle record for the turn that decides a fight; null for every other turn. It depends on the decided
 * facts alone, not on the narrator, and makes no random draws.
 * @param url The turn's picture, as `scene:NAME?seed=…`.
 */
export function battleOf(
  { save, storylet, events, situation }: TurnOutcome,
  url: string,
): BattleRecord | null {
  // The save holds the action until the next scene narrates its consequence.
  const action = save.echo?.action;
  if (action === undefined || events.every(({ type }) => type !== 'fight')) return null;
  const battle = battleIn(situation.world, storylet.id, action);
  if (battle === undefined) return null;
  const { state, traveller, world } = situation;
  const named = (text: string) => text.replaceAll('{me}', traveller.name);
  const [second = '', third = '', fourth = ''] = battle.against.map(named);
  const winner = battle.winner ?? '';
  return {
    日付: `${kanjiNumber(state.day)}日目・${TIME_NAMES[state.time]}`,
    対戦者１: traveller.name,
    対戦者２: second,
    対戦者３: third,
    対戦者４: fourth,
    勝者: named(winner),
    決め台詞: winner === '' ? '' : named(battle.line ?? DEFAULT_CATCHPHRASE),
    対戦結果: named(battle.result),
    イメージ: url,
    お店: placeIn(situation)?.name ?? world.name,
  };
}
