import type { UnaryMethod } from './services';

/** One partition, which is no cursor at all: the data of one process need not be read in parts. */
export const partitionQuery: UnaryMethod = () => Promise.resolve({});
