import { dataErrorCode, type DataErrorCode } from '../../data/data-error';

/** Null when all went well. */
export type Outcome = Promise<DataErrorCode | null>;

export async function outcomeOf(write: () => Promise<void>): Outcome {
  try {
    await write();
    return null;
  } catch (error) {
    return dataErrorCode(error);
  }
}
