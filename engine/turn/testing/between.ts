import { WORLDS } from '#content';
import type { PlotRole } from '../../storylets/format/spine';
import type { World } from '../../storylets/format/world';
import type { Participant } from '../../ports/entries/participant';
import { beginBook } from '../book';
import type { Step } from '../step';
import { repeatsDays } from '../worlds-of-story';
import { playOn } from './play-story';

/** Worlds of which only the days that do not repeat are told. */
export const PLAIN_WORLDS: readonly World[] = WORLDS.map((world) => ({ ...world, spines: [] }));
const REPEATING = WORLDS.filter(repeatsDays);
const ROLES: ReadonlyMap<string, PlotRole> = new Map(
  REPEATING.flatMap(({ id, spines = [] }) =>
    spines.flatMap(({ scenes }) => scenes.map((one) => [`${id}/${one.id}`, one.role] as const)),
  ),
);

/** A story in these worlds, as a rule in those whose days repeat. */
export function storyOfDays(
  seed: number,
  participant: Participant,
  visited: readonly World[] = REPEATING,
): Promise<readonly Step[]> {
  const { save, worlds } = beginBook({ seed, serial: seed, worlds: visited });
  return playOn(save, participant, worlds);
}

/** An answer to what came between the traveller and the hour of the promise. */
export interface AnswerBetween {
  readonly scene: string;
  readonly action: string;
  readonly pass: number;
  /** Of the scene after it. */
  readonly next: PlotRole | undefined;
  /** Of all scenes of its day. */
  readonly roles: readonly PlotRole[];
  /** How its chapter ended. */
  readonly outcome: string | undefined;
  /** What the traveller did at the deciding hour of the same day; '' where none came. */
  readonly hour: string;
  /** What it did on the morning after; '' where no other morning came. */
  readonly morning: string;
}

/** @param isMeant Which scenes, by their id without the world. */
export function answersBetween(
  stories: readonly (readonly Step[])[],
  isMeant: (scene: string) => boolean,
): readonly AnswerBetween[] {
  return stories.flatMap((steps) =>
    steps.flatMap((one, index) => {
      const { action, pass } = one.facts;
      const id = sceneOf(one);
      if (!isMeant(id) || action === undefined || pass === undefined) return [];
      const chapter = steps.filter(({ played }) => played.chapter === one.played.chapter);
      const roles = chapter
        .filter(({ facts }) => facts.pass === pass)
        .flatMap(({ facts }) => ROLES.get(facts.scene) ?? []);
      const answers = chapter.filter(({ facts }) => facts.action !== undefined);
      const hour = answers.find(
        ({ facts }) => facts.pass === pass && ROLES.get(facts.scene) === 'climax',
      );
      const morning = answers.find(({ facts }) => facts.pass === pass + 1);
      return [
        {
          ...{ scene: id, action, pass, roles },
          next: ROLES.get(steps[index + 1]?.facts.scene ?? ''),
          outcome: chapter.flatMap(({ facts }) => facts.outcome ?? []).at(-1),
          hour: hour?.played.turn.turn ?? '',
          morning: morning?.played.turn.turn ?? '',
        },
      ];
    }),
  );
}

/** Without its world. */
export const sceneOf = ({ facts }: Step): string => facts.scene.split('/').at(-1) ?? '';

const HOUR: ReadonlySet<PlotRole> = new Set<PlotRole>(['evening', 'prelude', 'climax']);
export const isOfHour = (role: PlotRole): boolean => HOUR.has(role);
