import { HEIGHT, WIDTH } from '../../scenes/paper/path';
import { scenePicture } from '../../scenes/scene-picture';
import { sceneMarkup } from '../../scenes/scene-markup';
import type { BattleRecord } from '../../story/battle-record';
import { lastWordOf, titleOf } from '../../story/battle-text';
import { shownName } from '../../story/guest';
import { parseSceneUrl } from '../../story/scene';
import { isSpeech, paragraphsOf, withReadings } from '../../story/turn-text';
import { BASE_PATH } from '../../story/turn-url';
import type { Shown, ShownTurn } from '../view/shown';
import { texts } from '../wording/texts';
import { escapeHtml } from '../wording/escape';
import { waysOn } from './ways-on';

/** What stands in the page until the app takes over, and all there is where no script runs. */
export function storyHtml(shown: Shown, isHome = false): string {
  const { story, address, chapter, turns } = shown;
  const name = shownName(story.onamae);
  return [
    `<div class="served${isHome ? ' home' : ''}">`,
    `<header><a href="${BASE_PATH}/">${texts.title}</a></header>`,
    '<main>',
    `<h1>${escapeHtml(texts.storyOf(name))}</h1>`,
    `<p class="about">${texts.writtenByAi}</p>`,
    `<h2>${texts.chapter(address.chapter)}${chapter.title === '' ? '' : ` ${escapeHtml(chapter.title)}`}</h2>`,
    '<div class="column">',
    ...turns.map((turn) => turnHtml(turn, name, address.turn !== null)),
    '</div>',
    waysOn(shown),
    '</main></div>',
  ].join('\n');
}

function turnHtml({ section, turn }: ShownTurn, name: string, isAlone: boolean): string {
  const heading = `<h3>${texts.section(section)}`;
  if (turn === null) {
    return `<article id="n${section}">${heading}</h3><p class="speech">${texts.hiddenTurn}</p></article>`;
  }
  const speaker = turn.role === 'model' ? texts.gameMaster : name || texts.player;
  const lines = withReadings(paragraphsOf(turn.turn), turn.ruby ?? []).map(
    (line) =>
      `<p${isSpeech(line[0]?.text ?? '') ? ' class="speech"' : ''}>${line
        .map(({ text, reading }) =>
          reading === ''
            ? escapeHtml(text)
            : `<ruby>${escapeHtml(text)}<rp>（</rp><rt>${escapeHtml(reading)}</rt><rp>）</rp></ruby>`,
        )
        .join('')}</p>`,
  );
  return [
    `<article id="n${section}" data-role="${turn.role === 'model' ? 'model' : 'user'}">`,
    `${heading} <span>${escapeHtml(speaker)}</span></h3>`,
    ...(turn.url === '' ? [] : [pictureHtml(turn.url, isAlone)]),
    ...lines,
    ...(turn.battle === undefined ? [] : battleHtml(turn.battle)),
    ...(turn.sales > 0 ? [`<p class="about">${texts.sales(turn.sales, turn.unit)}</p>`] : []),
    ...(turn.continue ? [] : [`<p class="end">${texts.theEnd}</p>`]),
    '</article>',
  ].join('\n');
}

/** How a fight ended. */
function battleHtml(battle: BattleRecord): string[] {
  const { label, names } = titleOf(battle);
  return [
    `<p class="about"><b>${label}</b> ${escapeHtml(names + lastWordOf(battle))}</p>`,
    `<p class="about">${escapeHtml(battle.対戦結果)}</p>`,
  ];
}

/** Space for a picture, which the app draws; a section that stands alone has it at once. */
function pictureHtml(url: string, isAlone: boolean): string {
  const scene = isAlone ? parseSceneUrl(url) : null;
  return `<div class="picture">${
    scene === null
      ? ''
      : `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">${sceneMarkup(scenePicture(scene))}</svg>`
  }</div>`;
}
