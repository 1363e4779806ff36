import { onTestFinished } from 'vitest';
import {
  startModelServer,
  type ModelServer,
  type Question,
  type Reply,
} from '../../adapters/model/testing/model-server';

/** A model server whose replies a test sets. */
export interface ScriptedModel extends ModelServer {
  reply: (question: Question) => Reply;
}

/** Closes with the test. */
export async function startScriptedModel(
  reply: (question: Question) => Reply,
): Promise<ScriptedModel> {
  const server = await startModelServer((question) => model.reply(question));
  const model: ScriptedModel = { ...server, reply };
  onTestFinished(() => model.close());
  return model;
}
