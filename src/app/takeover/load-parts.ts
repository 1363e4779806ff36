import { CharacterGlyph } from '../../ui/character-icon/glyph';
import { SceneIllustration } from '../../ui/illustration/scene-later';
import { StoryMenu, TurnTools } from '../dialogs/tools';
import { Chapters } from '../screen/chapters-later';

/** What the app loads after its words elsewhere, and a served page shows already: there when the app takes the page's place. */
export const PARTS: readonly { readonly preload: () => Promise<void> }[] = [
  Chapters,
  StoryMenu,
  TurnTools,
  SceneIllustration,
  CharacterGlyph,
];
