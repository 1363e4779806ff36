import { readModelSettings } from '../../engine/compose/model-settings';
import { ToolError } from '../../tools/support/tool-error';
import { tellStories } from './tell-stories';

/** Two pages of each story: some minutes, and some cents. */
const STORIES = 3;
const TURNS = 20;

/**
 * What the model of STORY_MODEL gives, with the checks and the limits of the engine; null without one.
 * @throws ToolError `bad-arguments` for settings that can't be used
 */
export async function benchConfiguredModel(environment: NodeJS.ProcessEnv): Promise<object | null> {
  const read = readModelSettings(environment);
  if (!read.ok) throw new ToolError('bad-arguments', `${read.message} (${read.code})`);
  if (read.model === null) return null;
  const { usage, pageMs, ...counts } = await tellStories(read.model, STORIES, TURNS);
  return {
    model: read.model.address.model,
    ...counts,
    pageMs,
    usage,
    costPerTurn: usage.cost / counts.sections,
  };
}
