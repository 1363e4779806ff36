import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { normaliseText, TEXT_LIMITS } from '../../../story/user-text/normalise-text';
import type { CharacterSheet } from '../../data/entries';
import { sheet as texts } from '../../messages/sheet';
import { common } from '../../messages/common';
import { storyEnd } from '../../messages/story-end';
import { characterIcon } from '../../../story/character-icon';
import { AppDialog } from '../../ui/dialog/AppDialog';
import { useAsk } from '../../ui/dialog/ask-context';
import type { Draft } from '../../ui/dialog/draft';
import { RestoredDraft } from '../../ui/dialog/RestoredDraft';
import { SaveFailure } from '../../ui/dialog/SaveFailure';
import { useAskBeforeClosing } from '../../ui/dialog/use-ask-before-closing';
import { useSaving } from '../../ui/dialog/use-saving';
import { CategoryPicker } from './CategoryPicker';
import { WornGoods } from './WornGoods';
import { GoodsField, GoodsListField } from './GoodsField';
import { IconPicker } from './IconPicker';
import { readImportantList, writeImportantList } from './important-list';
import { goodsOf, SLOTS, wearable, wornIn } from './slots';
import { helpOf } from './goods-help';

interface CharacterSheetDialogProps {
  readonly name: string;
  readonly draft: Draft<CharacterSheet>;
  /** Guests look at it only. */
  readonly isGuest: boolean;
  /** One's own story has ended: what would have changed it is only looked at. */
  readonly isOver: boolean;
  /** Rejects with a `DataError`. */
  readonly onSend: (sheet: CharacterSheet) => Promise<void>;
  readonly isSettingsDisabled: boolean;
  readonly onSettings: () => void;
  readonly onRename: () => void;
  readonly onClose: () => void;
}

/** Icon, equipment, goods and traits of one's own character. */
export const CharacterSheetDialog = (props: CharacterSheetDialogProps) => {
  const { name, draft, isGuest, isOver, onSend, onClose } = props;
  const { equipment, category } = draft.values;
  const image = characterIcon(draft.values.image);
  const kept = readImportantList(draft.values.importantList);
  const { isSaving, failure, run } = useSaving();
  const ask = useAsk();
  const close = useAskBeforeClosing(draft.isTyped, onClose);
  const text = normaliseText(equipment.text);
  const isTooLong = text.length > TEXT_LIMITS.trait;

  const send = () =>
    run(() =>
      onSend({
        image,
        equipment: { ...wearable(equipment), text },
        importantList: writeImportantList(kept),
        category,
      }),
    );
  const submit = async () => {
    if (isTooLong) return;
    if (await ask({ title: texts.confirmTitle, description: texts.confirm })) await send();
  };

  return (
    <AppDialog
      title={texts.title(name)}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{common.close}</Button>
          <Button
            variant="contained"
            disabled={isGuest}
            loading={isSaving}
            onClick={() => void submit()}
          >
            {texts.submit}
          </Button>
        </>
      }
    >
      <RestoredDraft draft={draft} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Button variant="outlined" disabled={props.isSettingsDisabled} onClick={props.onSettings}>
          {texts.settings}
        </Button>
        {!isGuest && (
          <Button variant="outlined" onClick={props.onRename}>
            {texts.rename}
          </Button>
        )}
      </Box>
      {isGuest && <Typography color="textSecondary">{texts.guest}</Typography>}
      {isOver && <Typography color="textSecondary">{storyEnd.noEffect}</Typography>}
      <Part title={texts.icon}>
        <IconPicker
          value={image}
          onChange={(icon) => draft.change({ image: icon })}
          isReadOnly={isGuest}
        />
      </Part>
      {isOver ? (
        <>
          <Part title={texts.equipment}>
            <WornGoods equipment={equipment} />
          </Part>
          {text !== '' && (
            <Part title={texts.trait}>
              <Typography sx={{ whiteSpace: 'pre-wrap' }}>{text}</Typography>
            </Part>
          )}
        </>
      ) : (
        <>
          <Part title={texts.equipment} hint={texts.equipmentHint}>
            {SLOTS.map((slot) => (
              <GoodsField
                key={slot}
                label={texts.slots[slot]}
                describe={(item) => helpOf(slot, item)}
                goods={goodsOf(slot)}
                value={wornIn(slot, equipment)}
                onChange={(item) =>
                  draft.change({ equipment: { ...equipment, [slot]: item?.商品ID ?? null } })
                }
                isReadOnly={isGuest}
              />
            ))}
            <GoodsListField
              label={texts.importantList}
              hint={texts.importantListHint}
              goods={goodsOf('important')}
              values={kept}
              onChange={(items) => draft.change({ importantList: writeImportantList(items) })}
              isReadOnly={isGuest}
            />
          </Part>
          <Part title={texts.categories} hint={texts.categoriesHint}>
            <CategoryPicker
              value={category}
              onChange={(names) => draft.change({ category: names })}
              isReadOnly={isGuest}
            />
          </Part>
          <Part title={texts.trait}>
            <TextField
              multiline
              minRows={7}
              fullWidth
              value={equipment.text}
              onChange={(event) =>
                draft.change({ equipment: { ...equipment, text: event.target.value } })
              }
              error={isTooLong}
              helperText={isTooLong ? texts.traitTooLong : texts.traitHint(text.length)}
              slotProps={{
                htmlInput: { 'aria-label': texts.trait, readOnly: isGuest },
                formHelperText: { role: isTooLong ? 'alert' : undefined },
              }}
            />
          </Part>
        </>
      )}
      <SaveFailure what={texts.failed} code={failure} onRetry={() => void send()} />
    </AppDialog>
  );
};

interface PartProps {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

const Part = ({ title, hint, children }: PartProps) => (
  <Box component="section" sx={{ mt: 3 }}>
    <Typography variant="h5" component="h3" sx={{ mb: 1 }}>
      {title}
    </Typography>
    {hint !== undefined && (
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {hint}
      </Typography>
    )}
    {children}
  </Box>
);
