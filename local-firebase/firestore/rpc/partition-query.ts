import type { UnaryMethod } from './services';

/** One partition, that is, no cursors: the data of one process needs no partitions. */
export const partitionQuery: UnaryMethod = () => Promise.resolve({});
