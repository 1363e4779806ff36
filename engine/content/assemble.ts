import { asPlotScene } from '../storylets/format/as-plot-scene';
import type { Battles } from '../storylets/format/battle';
import type { Content } from '../storylets/format/content';
import type { Frame } from '../storylets/format/frame';
import type { Memory } from '../storylets/format/memory';
import type { PlotRole, PlotScene, Spine } from '../storylets/format/spine';
import type { World } from '../storylets/format/world';
import { FRAME_FILES } from './frame/read-frame';
import type { ReadFiles } from './read-files';
import type { SceneFile } from './scenes/read-scene';

/** Puts together what the files hold; null where a file is missing or contradicts another. */
export function assemble(files: ReadFiles): Content | null {
  const order = files.one('worlds/worlds.md', 'worlds')?.order ?? [];
  for (const id of files.folders('worlds/').filter((one) => !order.includes(one))) {
    files.fault('worlds/worlds.md', `The list lacks the world ${id}.`);
  }
  const worlds = order.flatMap((id) => worldOf(id, files) ?? []);
  const revelation = files.one('frame/epilogue/revelation.md', 'scene')?.storylet;
  const tomorrow = files.one('frame/epilogue/tomorrow.md', 'scene')?.storylet;
  const question = files.one('frame/epilogue/question.md', 'scene')?.storylet;
  const offered = files.one('frame/offer/the-offer.md', 'scene');
  const [offer] = betweenOf(offered === undefined ? [] : [offered], 'offer', files);
  const interruptions = betweenOf(files.scenes('frame/interruptions/'), 'interruption', files);
  const endings = files.scenes('frame/endings/');
  const anywhere = [...files.scenes('guests/'), ...files.scenes('frame/scenes/')];
  const frame = frameOf(files);
  if (revelation === undefined || question === undefined || tomorrow === undefined) return null;
  if (offer === undefined || frame === null) return null;
  if (worlds.length < order.length) return null;
  return {
    worlds: worlds.map(({ world }) => world),
    anywhere: anywhere.map(({ storylet }) => storylet),
    battlesAnywhere: battlesOf(anywhere),
    revelation,
    question,
    tomorrow,
    offer,
    interruptions,
    endings: endings.map(({ storylet }) => storylet),
    memories: Object.fromEntries(worlds.map(({ world: { id }, memories }) => [id, memories])),
    leftByWorlds: Object.fromEntries(worlds.map(({ world: { id }, leaves }) => [id, leaves])),
    frame,
  };
}

/** Scenes of no spine that come between a spine's own. */
function betweenOf(
  scenes: readonly SceneFile[],
  role: PlotRole,
  files: ReadFiles,
): readonly PlotScene[] {
  return scenes.flatMap(({ storylet }) => {
    const scene = asPlotScene(storylet);
    if (scene?.role === role) return [scene];
    files.fault(`frame/${role}`, `${storylet.id} has “role: ${role}”.`);
    return [];
  });
}

interface WholeWorld {
  readonly world: World;
  /** What it leaves in the body of a traveller who goes on from it. */
  readonly leaves: readonly string[];
  /** What its chapters leave to later ones, by spine. */
  readonly memories: Readonly<Record<string, readonly Memory[]>>;
}

export function worldOf(id: string, files: ReadFiles): WholeWorld | null {
  const of = (name: string) => `worlds/${id}/${name}.md`;
  const file = files.one(of('world'), 'world');
  const places = files.one(of('places'), 'places')?.places;
  const people = files.one(of('people'), 'people')?.people;
  const quest = files.one(of('quest'), 'quest')?.quest;
  const spines = spinesOf(id, files);
  const ofSpines = new Set(spines.flatMap((spine) => spine.scenes.map((scene) => scene.id)));
  const all = files.scenes(`worlds/${id}/`);
  const scenes = all.filter(({ storylet }) => !ofSpines.has(storylet.id));
  if (!file || !places || !people || !quest) return null;
  const { leaves, ...facts } = file.world;
  const storylets = scenes.map(({ storylet }) => storylet);
  const battles = battlesOf(all);
  const days = spines.length > 0 ? { spines } : {};
  const fights = Object.keys(battles).length > 0 ? { battles } : {};
  const memories = Object.fromEntries(
    spines.map((spine) => [spine.id, files.memories(`worlds/${id}/${spine.id}/`)]),
  );
  const world = { ...facts, id, places, people, quest, storylets, ...days, ...fights };
  return { world, leaves, memories };
}

/** The folders of a world that hold a `spine.md`, with their scenes. */
function spinesOf(world: string, files: ReadFiles): Spine[] {
  return files.spines(`worlds/${world}/`).map(({ id, spine }) => {
    const below = `worlds/${world}/${id}/`;
    const scenes = files.scenes(below).flatMap(({ storylet }) => {
      if ('role' in storylet) return [storylet];
      files.fault(`${below}${storylet.id}.md`, 'A scene of a spine has a “role:”.');
      return [];
    });
    return { id, ...spine, scenes };
  });
}

function frameOf(files: ReadFiles): Frame | null {
  for (const name of Object.keys(FRAME_FILES)) files.one(`frame/${name}.md`, 'frame');
  const { arrivals, stays, carried, firstLine, hoursWithin, ledger, thoughts } = files.frame();
  const { wants, mystery, fears, limits, tools, proven, recognition } = files.frame();
  const { ownDeeds, incidents, lookingBack, trades, natures, tempers, atTheHour } = files.frame();
  if (!arrivals || !stays || !carried || !firstLine) return null;
  if (!hoursWithin || !ledger || !thoughts) return null;
  if (!wants || !mystery || !fears || !limits || !tools || !proven || !recognition) return null;
  if (!ownDeeds || !incidents || !lookingBack || !trades || !natures || !tempers) return null;
  if (!atTheHour) return null;
  const flourishes = files.flourishes();
  return {
    ...{ arrivals, stays, carried, firstLine, hoursWithin, ledger, thoughts },
    ...{ wants, mystery, fears, limits, tools, proven, recognition },
    ...{ ownDeeds, incidents, lookingBack, flourishes, trades, natures, tempers, atTheHour },
  };
}

function battlesOf(scenes: readonly SceneFile[]): Battles {
  return Object.fromEntries(scenes.flatMap(({ battles }) => Object.entries(battles)));
}
