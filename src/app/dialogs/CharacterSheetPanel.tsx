import * as v from 'valibot';
import { shownName } from '../../../story/guest';
import { CharacterSheetDialog } from '../../features/character/CharacterSheetDialog';
import { sendCharacter } from '../../features/user/change-character';
import { selectIsGuest, selectUser } from '../../features/user/user-slice';
import { common } from '../../messages/common';
import { useNotice } from '../../ui/notice/notice-context';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import type { PanelProps } from './panel-props';
import { useIsOwnStoryOver } from './use-is-own-story-over';
import { useDraft } from './use-draft';
import { useStoryRoute } from './use-story-route';

const item = v.nullable(v.number());
const schema = v.object({
  image: v.string(),
  equipment: v.object({
    hand: item,
    armor: item,
    accessory: item,
    food: item,
    important: item,
    text: v.string(),
  }),
  importantList: v.string(),
  category: v.pipe(v.array(v.string()), v.readonly()),
});

const CharacterSheetPanel = (props: PanelProps) => {
  const isGuest = useAppSelector(selectIsGuest);
  const { uid } = useAppSelector(selectUser);
  // An account that becomes known while the panel is open gets its own sheet.
  return <CharacterSheet key={isGuest ? 'guest' : uid} {...props} />;
};

const CharacterSheet = ({ onOpen, onClose }: PanelProps) => {
  const dispatch = useAppDispatch();
  const notify = useNotice();
  const { isSingle } = useStoryRoute();
  const user = useAppSelector(selectUser);
  const isGuest = useAppSelector(selectIsGuest);
  const { equipment, importantList, category } = user;
  const draft = useDraft('character', schema, {
    image: user.icon,
    equipment,
    importantList,
    category,
  });
  return (
    <CharacterSheetDialog
      name={shownName(user.userName)}
      draft={draft}
      isGuest={isGuest}
      isOver={useIsOwnStoryOver()}
      onSend={async (sheet) => {
        await dispatch(sendCharacter(sheet));
        draft.sent();
        notify(common.saved);
      }}
      isSettingsDisabled={isSingle}
      onSettings={() => onOpen({ name: 'settings' })}
      onRename={() => onOpen({ name: 'rename' })}
      onClose={onClose}
    />
  );
};

export default CharacterSheetPanel;
