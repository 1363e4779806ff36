import { HEIGHT, WIDTH } from '../../scenes/paper/path';
import { sceneMarkup } from '../../scenes/scene-markup';
import { scenePicture } from '../../scenes/scene-picture';
import { parseSceneUrl } from '../../story/scene';
import { controlNames } from '../../view/controls/control-names';
import { controlTexts } from '../../view/texts/control-texts';
import { scenePath } from '../paths/scene-path';
import { Control } from './controls/control';

interface TurnPictureProps {
  /** `scene:NAME?…` or an https URL. */
  readonly url: string;
  /** 第N節 */
  readonly section: number;
  /** The page's first picture: it is in the page, the others are fetched as they come near. */
  readonly isFirst: boolean;
}

/** The picture of a section, which a press enlarges. */
export const TurnPicture = ({ url, section, isFirst }: TurnPictureProps) => (
  <Control
    name={controlNames.picture(section)}
    className="picture"
    label={controlTexts.picture(section)}
    opens="dialog"
  >
    <Picture url={url} isFirst={isFirst} />
  </Control>
);

/** A picture at another address, which may be any, is the app's to ask for. */
function Picture({ url, isFirst }: Omit<TurnPictureProps, 'section'>) {
  const scene = parseSceneUrl(url);
  if (scene === null) return null;
  return isFirst ? (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      // The scene renderer's markup: shapes made of numbers, without user text.
      dangerouslySetInnerHTML={{ __html: sceneMarkup(scenePicture(scene)) }}
    />
  ) : (
    <img
      src={scenePath(scene)}
      alt=""
      loading="lazy"
      decoding="async"
      fetchPriority="low"
      width={WIDTH}
      height={HEIGHT}
    />
  );
}
