import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useConfirm } from 'material-ui-confirm';
import { useState, type ReactNode } from 'react';
import { normaliseText, TEXT_LIMITS } from '../../../story/user-text/normalise-text';
import type { CharacterSheet } from '../../data/entries';
import { sheet as texts } from '../../messages/sheet';
import { common } from '../../messages/common';
import { characterIcon } from '../../../story/character-icon';
import { AppDialog } from '../../ui/dialog/AppDialog';
import { SaveFailure } from '../../ui/dialog/SaveFailure';
import { useSaving } from '../../ui/dialog/use-saving';
import { CategoryPicker } from './CategoryPicker';
import { GoodsField, GoodsListField } from './GoodsField';
import { IconPicker } from './IconPicker';
import { readImportantList, writeImportantList } from './important-list';
import { goodsOf, SLOTS, wearable, wornIn } from './slots';

interface CharacterSheetDialogProps {
  readonly name: string;
  /** What stands in the entry now. */
  readonly initial: CharacterSheet;
  /** Guests look at it only. */
  readonly isGuest: boolean;
  /** Rejects with a `DataError`. */
  readonly onSend: (sheet: CharacterSheet) => Promise<void>;
  readonly isSettingsDisabled: boolean;
  readonly onSettings: () => void;
  readonly onRename: () => void;
  readonly onClose: () => void;
}

/** Icon, equipment, goods and traits of one's own character. */
export const CharacterSheetDialog = (props: CharacterSheetDialogProps) => {
  const { name, initial, isGuest, onSend, onClose } = props;
  const [image, setImage] = useState(characterIcon(initial.image));
  const [equipment, setEquipment] = useState(initial.equipment);
  const [kept, setKept] = useState(readImportantList(initial.importantList));
  const [category, setCategory] = useState(initial.category);
  const { isSaving, failure, run } = useSaving();
  const confirm = useConfirm();
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
    const { confirmed } = await confirm({ title: texts.confirmTitle, description: texts.confirm });
    if (confirmed) await send();
  };

  return (
    <AppDialog
      title={texts.title(name)}
      onClose={onClose}
      isForm
      actions={
        <>
          <Button onClick={onClose}>{common.close}</Button>
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
      <Part title={texts.icon}>
        <IconPicker value={image} onChange={setImage} isReadOnly={isGuest} />
      </Part>
      <Part title={texts.equipment}>
        {SLOTS.map((slot) => (
          <GoodsField
            key={slot}
            label={texts.slots[slot]}
            goods={goodsOf(slot)}
            value={wornIn(slot, equipment)}
            onChange={(item) => setEquipment({ ...equipment, [slot]: item?.商品ID ?? null })}
            isReadOnly={isGuest}
          />
        ))}
        <GoodsListField
          label={texts.importantList}
          hint={texts.importantListHint}
          goods={goodsOf('important')}
          values={kept}
          onChange={setKept}
          isReadOnly={isGuest}
        />
      </Part>
      <Part title={texts.categories} hint={texts.categoriesHint}>
        <CategoryPicker value={category} onChange={setCategory} isReadOnly={isGuest} />
      </Part>
      <Part title={texts.trait}>
        <TextField
          multiline
          minRows={7}
          fullWidth
          value={equipment.text}
          onChange={(event) => setEquipment({ ...equipment, text: event.target.value })}
          error={isTooLong}
          helperText={isTooLong ? texts.traitTooLong : texts.traitHint(text.length)}
          slotProps={{
            htmlInput: { 'aria-label': texts.trait, readOnly: isGuest },
            formHelperText: { role: isTooLong ? 'alert' : undefined },
          }}
        />
      </Part>
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
