import { printFault } from '../fault';
import { locateFault } from '../locate-fault';
import type { ContentFile } from '../read-file';

/** Files of a world for what belongs to no scene, by how the checks name it. */
const ABOUT: Readonly<Record<string, string>> = { sky: 'world', place: 'places', quest: 'quest' };

/**
 * A fault of a world's checks with its file and line.
 * @param fault As `scene/action/echo: message` or `scene: action: message`, or about the world as a whole.
 */
export function withPlace(files: readonly ContentFile[], world: string, fault: string): string {
  const found = /^(?:battle )?(?<name>[a-z0-9/-]+): (?<rest>.*)$/su.exec(fault)?.groups;
  const [first = '', ...parts] = (found?.['name'] ?? '').replace(/^battle\//u, '').split('/');
  const isNear = ({ path }: ContentFile): boolean =>
    path.startsWith(`worlds/${world}/`) || !path.startsWith('worlds/');
  const file =
    files.find((one) => one.path.endsWith(`/${first}.md`) && isNear(one)) ??
    files.find(({ path }) => path === `worlds/${world}/${ABOUT[first] ?? ''}.md`) ??
    files.find((one) => isNear(one) && locateFault(one.text, fault).line > 1) ??
    files.find(({ path }) => path === `worlds/${world}/world.md`);
  if (file === undefined) return fault;
  const message = found?.['rest'] ?? fault;
  const position = locateFault(file.text, [...parts, message].join(': '));
  return printFault({ file: file.path, ...position, code: 'world', message: fault });
}
