import { Checkbox } from '@tvacha/shared-ui/checkbox';
import { useEffect, useState } from 'react';
import { useT } from '../../common/i18n';
import { ReasonDialog } from '../../common/reason-dialog';

interface RefuseDialogProps {
  open: boolean;
  may: boolean;
  kind: 'reject' | 'unpublish';
  id: string;
  title: string;
  busy: boolean;
  onRefuse: (refusal: { reason: string; lacksRights: boolean }) => void;
  onCancel: () => void;
}

/** Turns a contribution down, or takes it back: with a reason, and whether the rights in it are its author’s. */
export function RefuseDialog({ open, may, kind, id, title, busy, onRefuse, onCancel }: RefuseDialogProps) {
  const t = useT();
  const [lacksRights, setLacksRights] = useState(false);
  useEffect(() => {
    if (open) setLacksRights(false);
  }, [open]);
  return (
    <ReasonDialog
      open={open}
      may={may}
      busy={busy}
      title={t(`approval.${kind}Title`, { title })}
      text={t(`approval.${kind}Text`)}
      confirmLabel={t(`approval.${kind}`)}
      kept="contribution"
      draft={`${kind}-${id}`}
      onConfirm={(reason) => onRefuse({ reason, lacksRights })}
      onCancel={onCancel}
    >
      <Checkbox
        label={t('approval.lacksRights')}
        hint={t('approval.lacksRightsHint')}
        checked={lacksRights}
        onChange={setLacksRights}
      />
    </ReasonDialog>
  );
}
