import * as v from 'valibot';
import { transactionOptionsSchema } from '../transactions/transactions';
import type { UnaryMethod } from './services';
import { parseRequest } from './services';

const beginSchema = v.object({ options: v.optional(transactionOptionsSchema, {}) });

export const beginTransaction: UnaryMethod = ({ transactions }, _caller, input) => {
  const { options } = parseRequest(beginSchema, input);
  return Promise.resolve({ transaction: transactions.begin(options) });
};

const rollbackSchema = v.object({ transaction: v.string() });

export const rollback: UnaryMethod = ({ transactions }, _caller, input) => {
  transactions.end(parseRequest(rollbackSchema, input).transaction);
  return Promise.resolve({});
};
