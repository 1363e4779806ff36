import type { TradeId } from '../vocabulary/trades';
import type { TradeEntry } from './trade-entry';
import { TRADES_OF_CRAFT } from './trades-of-craft';
import { TRADES_OF_LAND } from './trades-of-land';
import { TRADES_OF_ROAD } from './trades-of-road';
import { TRADES_OF_RANK } from './trades-of-rank';
import { TRADES_OF_LETTERS } from './trades-of-letters';
import { TRADES_OF_STAGE } from './trades-of-stage';

export const TRADE_WORDS: Readonly<Record<TradeId, TradeEntry>> = {
  ...TRADES_OF_CRAFT,
  ...TRADES_OF_LAND,
  ...TRADES_OF_ROAD,
  ...TRADES_OF_RANK,
  ...TRADES_OF_LETTERS,
  ...TRADES_OF_STAGE,
};
