import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { ToolError } from '../support/tool-error';

/**
 * The rules with these `.validate` conditions; everything else is unchanged.
 * @throws when a path does not exist.
 */
export function withConditions(
  rules: string,
  conditions: ReadonlyMap<readonly string[], string>,
): string {
  return [...conditions].reduce((text, [place, condition]) => {
    const tree = parseTree(text);
    const node = tree && findNodeAtLocation(tree, [...place, '.validate']);
    if (node === undefined)
      throw new ToolError('rules-without-place', `The rules have no ${place.join('/')}/.validate.`);
    return text.slice(0, node.offset) + readable(condition) + text.slice(node.offset + node.length);
  }, rules);
}

/** JSON with invisible and combining characters escaped. */
function readable(text: string): string {
  return JSON.stringify(text).replace(
    /[^\u0020-\u007Eぁ-んァ-ヶ一-龠]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
  );
}
