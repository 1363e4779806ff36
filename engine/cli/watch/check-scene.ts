import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CAMPS, type Camp } from '../../../story/camp';
import { contentFiles } from '../../content/content-files';
import { printFault } from '../../content/fault';
import { locateFault } from '../../content/locate-fault';
import { readFile } from '../../content/read-file';
import { worldFor } from '../../content/world-for';
import type { Storylet } from '../../storylets/format/storylet';
import { storyletFaults } from '../../storylets/testing/storylet-faults';
import { narrateScene } from './narrate-scene';

/**
 * What a writer sees after a save: the faults of the file, or the scene for each camp.
 * @param folder The folder `content/`. @param path The file, from that folder. @param seed Chooses the wordings.
 */
export function checkScene(folder: string, path: string, seed: number): string {
  const file = join(folder, path);
  if (!existsSync(file)) return `content/${path} is not there.`;
  const text = readFileSync(file, 'utf8');
  const { content, faults } = readFile({ path, text });
  if (faults.length > 0) return faults.map(printFault).join('\n');
  if (content?.is !== 'scene') return `content/${path}: no faults`;
  const world = worldFor(path, contentFiles(folder));
  if (!world.ok) return world.faults.map(printFault).join('\n');
  const { storylet } = content;
  const at = storylet.at.length > 0 ? storylet.at : [world.content.start];
  const scene = { ...storylet, at };
  const isEnd = /^frame\/(?:epilogue|endings)\//u.test(path);
  const slips = (isEnd ? [] : storyletFaults(world.content, scene)).map((message) =>
    printFault({ file: path, ...locateFault(text, message), code: 'text', message }),
  );
  const camps = CAMPS.filter((camp) => allows(storylet, camp));
  const told = camps.map((camp) => `━━ ${camp}\n${narrateScene(world.content, scene, camp, seed)}`);
  return [...slips, ...told].join('\n\n');
}

function allows({ when = [] }: Storylet, camp: Camp): boolean {
  return when.every((one) => one.is !== 'camp' || one.camp === camp);
}
